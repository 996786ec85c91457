import { type Pin, showPin } from './pins.ts';

/** A step of the workflow that brings the tools a suite needs. */
export type Step =
  | { readonly kind: 'action'; readonly pin: Pin; readonly inputs: readonly Input[] }
  | { readonly kind: 'command'; readonly run: string; readonly remark: string };

/** One input, with why it is given where that is not plain. */
export interface Input {
  readonly name: string;
  readonly value: string;
  readonly remark?: string | undefined;
}

/** An input of an action. */
export const input = (name: string, value: string, remark?: string): Input => ({ name, value, remark });

/** The remark on a version that is a guess. */
export const YOURS = 'the version you work with';

/** The input that keeps a setup action from storing files for other runs. */
export const withoutCache = (name: string, value: 'true' | 'false' = 'false'): Input =>
  input(name, value, 'no cache: what one pull request leaves there would run in the next');

/** A step that uses an action. */
export const actionStep = (pin: Pin, ...inputs: readonly Input[]): Step => ({ kind: 'action', pin, inputs });

// In the checkout a file of the commit may say what a command is: rustup starts the cargo that `rust-toolchain.toml` names.
const OUTSIDE = '        working-directory: ${{ runner.temp }} # no file of the commit says what this runs';

/** The lines of a step, indented for the list of a job's steps. */
export const stepLines = (step: Step): readonly string[] => {
  if (step.kind === 'command') return [`      # ${step.remark}`, `      - run: ${step.run}`, OUTSIDE];
  const inputs = step.inputs.map(
    ({ name, value, remark }) => `          ${name}: ${value}${remark === undefined ? '' : ` # ${remark}`}`,
  );
  return [`      - uses: ${showPin(step.pin)}`, ...(inputs.length === 0 ? [] : ['        with:', ...inputs])];
};

import { type Pin, showPin } from './pins.ts';

/** A step of the workflow that brings the tools a suite needs. */
export type Step =
  | { readonly kind: 'action'; readonly pin: Pin; readonly inputs: readonly Input[] }
  | { readonly kind: 'command'; readonly run: string; readonly remark: string };

/** One input, with why it is given where that is not plain. */
export interface Input {
  readonly name: string;
  readonly value: string;
  readonly remark?: string;
}

/** Keeps a setup action from storing files for other runs: what one run leaves there, another would execute. */
const UNCACHED = 'no cache: what one pull request leaves there would run in the next';

/** The input that switches an action's cache off. */
export const withoutCache = (name: string, value: 'true' | 'false' = 'false'): Input => ({
  name,
  value,
  remark: UNCACHED,
});

/** An input that needs no explanation. */
export const input = (name: string, value: string, remark?: string): Input => ({
  name,
  value,
  ...(remark === undefined ? {} : { remark }),
});

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

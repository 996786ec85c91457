import type { Environment } from '../environment.ts';
import type { VerbName } from './verbs.ts';

/** The exit status of the command line: done, done with a bad result, not done. */
export type ExitStatus = 0 | 1 | 2;

/** Where a verb writes. Colours and progress only where someone watches. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly isTerminal: boolean;
  /** Asks who sits there, where somebody does. */
  readonly ask?: (question: string) => Promise<string>;
}

const nothing = (): void => {};

/** Where nobody listens. */
export const SILENT: Terminal = { out: nothing, err: nothing, isTerminal: false };

/** What a verb is called with. */
export interface Call {
  /** The name that the command line calls the verb by. */
  readonly verb?: VerbName;
  readonly options: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
  readonly operands: readonly string[];
  readonly json: boolean;
  readonly cwd: string;
  readonly env: Environment;
  readonly terminal: Terminal;
  /** Ends what the verb runs, beside the system's own signals. */
  readonly signal?: AbortSignal;
}

/** One verb. What it cannot do it tells itself; an exception is a bug. */
export type Verb = (call: Call) => Promise<ExitStatus>;

/** A text option, or undefined where it was not given. */
export const textOption = ({ options }: Call, name: string): string | undefined => {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
};

/** The values of an option that may be given more than once, in their order. */
export const textOptions = ({ options }: Call, name: string): readonly string[] => {
  const value = options[name];
  return typeof value === 'object' ? value : [];
};

/** Whether a flag was given. */
export const isSet = ({ options }: Call, name: string): boolean => options[name] === true;

import {
  type Annotation,
  type AnnotationLevel,
  annotationMessageLength,
  annotationsPerLevel,
  placeOf,
} from './annotations.ts';
import { type Command, folded, parseCommand, registeredCommands } from './command.ts';
import { linesOf } from './lines.ts';
import { createMasks, type Masks } from './masks.ts';

/** What the runner made of a step's output. */
export interface Interpretation {
  readonly annotations: readonly Annotation[];
  /** Annotations beyond the ten of their level: in the log, and nowhere else. */
  readonly dropped: readonly Annotation[];
  /** Every command that was obeyed, in order. */
  readonly commands: readonly Command[];
  readonly outputs: ReadonlyMap<string, string>;
  readonly state: ReadonlyMap<string, string>;
  readonly matchers: readonly string[];
  readonly openGroups: number;
  /** Commands were stopped and never resumed. */
  readonly stoppedAtEnd: boolean;
  /** A command threw: the step fails whatever its exit code. */
  readonly failed: boolean;
  /** The log, with what is masked hidden. */
  readonly log: string;
}

/** Reads a step's lines one after the other. */
export interface Interpreter {
  line(text: string): void;
  /** An annotation of the runner's own, such as for a bad line in a file command. */
  annotate(level: AnnotationLevel, message: string): void;
  fail(): void;
  readonly masks: Masks;
  result(): Interpretation;
}

/** A command that the runner refuses. */
const refusal = (name: string): string =>
  `The \`${name}\` command is disabled. Please upgrade to using Environment Files.`;

/** Starts with a step's first line. */
export const createInterpreter = (workspace: string, masks: Masks = createMasks()): Interpreter => {
  const annotations: Annotation[] = [];
  const dropped: Annotation[] = [];
  const commands: Command[] = [];
  const outputs = new Map<string, string>();
  const state = new Map<string, string>();
  const matchers: string[] = [];
  const log: string[] = [];
  const registered = new Set(registeredCommands);
  let openGroups = 0;
  let echo = false;
  let failed = false;
  let broken = false;
  let stopToken: string | undefined;

  const write = (text: string): void => {
    log.push(...masks.hide(text).split('\n'));
  };
  const issue = (
    level: AnnotationLevel,
    message: string,
    properties: ReadonlyMap<string, string> = new Map(),
  ): void => {
    const cut = masks.hide(message).slice(0, annotationMessageLength);
    const annotation = { level, message: cut, ...placeOf(properties, workspace) };
    const full = annotations.filter((each) => each.level === level).length >= annotationsPerLevel;
    (full ? dropped : annotations).push(annotation);
    write(`##[${level}]${message}`);
  };
  const stop = (input: string, token: string): void => {
    const name = folded(token);
    if (name === '' || name === 'pause-logging' || registered.has(name)) {
      issue('error', 'Invalid stop token: it is empty or the name of a command.');
      failed = true;
      broken = true;
      return;
    }
    stopToken = name;
    registered.add(name);
    if (token.length > 6) masks.add(token);
    write(input);
  };
  const named = (command: Command, into: Map<string, string>): void => {
    const name = command.properties.get('name');
    if (name === undefined) throw new Error(`Required field 'name' is missing in ##[${command.name}] command.`);
    into.set(name, command.data);
  };
  const setEcho = (data: string): void => {
    const word = data.trim().toLowerCase();
    if (word !== 'on' && word !== 'off')
      throw new Error("Invalid echo command value. Possible values can be: 'on', 'off'.");
    echo = word === 'on';
  };
  const obey = (command: Command): void => {
    switch (command.name) {
      case 'error':
      case 'warning':
      case 'notice':
        issue(command.name, command.data, command.properties);
        return;
      case 'group':
        openGroups += 1;
        write(`##[group]${command.data}`);
        return;
      case 'endgroup':
        openGroups = Math.max(0, openGroups - 1);
        write('##[endgroup]');
        return;
      case 'add-mask':
        if (command.data.trim() === '')
          issue('warning', "Can't add secret mask for empty string in ##[add-mask] command.");
        else masks.add(command.data);
        return;
      case 'set-output':
        named(command, outputs);
        return;
      case 'save-state':
        named(command, state);
        return;
      case 'add-matcher':
        matchers.push(command.data);
        return;
      case 'echo':
        setEcho(command.data);
        return;
      case 'set-env':
      case 'add-path':
        throw new Error(refusal(command.name));
      default:
        // debug and remove-matcher change nothing that is kept here.
        return;
    }
  };
  const process = (input: string, command: Command): void => {
    commands.push(command);
    if (command.name === 'stop-commands') {
      stop(input, command.data);
      return;
    }
    if (echo && !['add-mask', 'debug', 'error', 'warning', 'notice'].includes(command.name)) write(input);
    try {
      obey(command);
    } catch (error) {
      issue('error', `Unable to process command '${input}' successfully.`);
      issue('error', error instanceof Error ? error.message : String(error));
      failed = true;
    }
  };
  const line = (text: string): void => {
    if (broken) return;
    const command = parseCommand(text, registered);
    if (command === undefined || (stopToken !== undefined && command.name !== stopToken)) {
      write(text);
    } else if (stopToken === undefined) {
      process(text, command);
    } else {
      registered.delete(stopToken);
      stopToken = undefined;
      write(text);
    }
  };
  return {
    line,
    annotate: issue,
    fail: () => {
      failed = true;
    },
    masks,
    result: () => ({
      annotations,
      dropped,
      commands,
      outputs,
      state,
      matchers,
      openGroups,
      stoppedAtEnd: stopToken !== undefined,
      failed,
      log: log.join('\n'),
    }),
  };
};

/** What the runner would make of a text on one stream: the judge of whether a text is safe to print. */
export const interpret = (text: string, workspace = '/work'): Interpretation => {
  const interpreter = createInterpreter(workspace);
  for (const line of linesOf(text)) interpreter.line(line);
  return interpreter.result();
};

import type { HookOutcome } from '../../core/hook/answer.ts';
import type { Publication } from '../../core/hook/publication.ts';
import type { RuleResult } from '../../core/hook/settings.ts';
import type { Result } from '../../core/result.ts';

/** Where a file of a call lies once every link on the way is followed. */
export type Place =
  | {
      readonly kind: 'inside';
      /** Relative to the top of the working tree, with `/`; of what is in a submodule, the submodule. */
      readonly path: string;
      readonly change: 'added' | 'modified' | 'submodule';
      /** The file itself, as an absolute path. */
      readonly file: string;
    }
  | { readonly kind: 'outside'; readonly file: string }
  /** A link inside the repository leads to it, out of the repository. */
  | { readonly kind: 'escapes'; readonly path: string; readonly file: string };

/** The policy's text at the base, and the ref that it was read at. */
export type PolicyText =
  | { readonly kind: 'text'; readonly text: string; readonly path: string; readonly ref: string }
  | { readonly kind: 'none'; readonly why: string };

/** A repository as the hook sees it. Whatever fails is told in words. */
export interface HookRepository {
  /** The policy in the object store, at the base's ref; never a file of the working tree. */
  readonly policy: () => Result<PolicyText, string>;
  /** Where a target lies: more than one place where it depends on who resolves `..`. */
  readonly places: (target: string, cwd: string) => Result<readonly Place[], string>;
  /** A file's text; undefined where there is no such file. */
  readonly read: (file: string) => Result<string | undefined, string>;
}

/** What deciding about a call takes. */
export interface HookPorts {
  /** The folder that the session belongs to, where the agent tells it. */
  readonly project: string | undefined;
  /** The home folder of the user, which a shell takes `~` for. */
  readonly home: string | undefined;
  /** The repository around a folder, given as a folder and changes of it; undefined where there is none. */
  readonly repositoryOf: (folders: readonly string[]) => HookRepository | undefined;
  /** Reads the rule in a policy's text, undefined where there is none; its reader is loaded when it is asked. */
  readonly readRule: (text: string, path: string) => Promise<RuleResult>;
  /**
   * Decides about what is made public, in that folder; `moved` is the command that makes HEAD another commit before, of
   * which nothing can be known. It may ask the network.
   */
  readonly publish: (
    publication: Publication,
    folders: readonly string[],
    moved: string | undefined,
  ) => Promise<HookOutcome>;
}

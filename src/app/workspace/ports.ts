import type { Result } from '../../core/result.ts';
import type { HookRepository } from '../hook/ports.ts';

/** The one folder that the file tools work in. A path in it is relative to it, with `/`, and has no link on its way. */
export interface Workspace {
  /** Absolute, with every link followed. */
  readonly root: string;
  /** The repository around it; undefined where there is none. */
  readonly repository: () => HookRepository | undefined;
  /** The path in the workspace of an absolute one; undefined of one that lies outside. */
  readonly pathIn: (file: string) => string | undefined;
  /** A text file. A link that has come on the way since it was resolved is not followed. */
  readonly read: (path: string) => Promise<Result<string>>;
  /** Makes a file and the folders above it, in the same way. Where something is, also a link at `asked`, it makes nothing. */
  readonly create: (path: string, text: string, asked: string) => Promise<Result<void>>;
}

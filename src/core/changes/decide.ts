import { POLICY_PATH } from '../policy/policy-path.ts';
import { escapes } from './link.ts';
import { foldedName, isGitFolder, isPlain } from './name.ts';
import { compileGlob, compilePath, type Pattern } from './pattern.ts';
import { isSameAt, type Texts } from './pointer.ts';
import { type ChangesRule, splitPointer } from './rule.ts';

/** What happens to a path. A rename is two changes, one for each side. */
export type ChangeKind = 'added' | 'modified' | 'deleted' | 'renamed' | 'mode' | 'link' | 'submodule';

/** One changed path, relative to the top of the repository, with `/`. */
export interface Change {
  readonly path: string;
  readonly kind: ChangeKind;
  /** Where a link leads, as it is written. */
  readonly target?: string | undefined;
  /** The file before and after, where `protected` asks for a part of it; left out where that is not known. */
  readonly texts?: Texts | undefined;
}

/** What the rule says of one path. Denied, allowed and not looked at are never the same. */
export type Decision =
  | { readonly state: 'allowed' }
  | { readonly state: 'denied'; readonly code: DeniedCode; readonly why: string }
  | { readonly state: 'not-checked'; readonly why: string };

/** The finding that the check would make of a path that is denied. */
export type DeniedCode = 'path-denied' | 'path-protected' | 'link-escapes';

interface Part {
  readonly entry: string;
  readonly pattern: Pattern;
  readonly pointer: string;
}

/** A rule, ready to be asked. */
export interface CompiledRule {
  readonly allow: readonly Pattern[] | undefined;
  readonly deny: readonly Pattern[];
  readonly whole: readonly Pattern[];
  readonly parts: readonly Part[];
}

/** What `protected` holds where the policy does not say: the policy itself, and what GitHub runs. */
const protectedByDefault = (policyPath: string): readonly string[] => [policyPath, '.github/workflows'];

/** Compiles a rule; `policyPath` is where the policy that holds it lives. */
export const compileRule = (rule: Omit<ChangesRule, 'approvers'>, policyPath: string = POLICY_PATH): CompiledRule => {
  const entries = (rule.protected ?? protectedByDefault(policyPath)).map((entry) => {
    const [path, pointer] = splitPointer(entry);
    return { entry, pattern: compilePath(path), pointer };
  });
  // A folder may be called `C#`: what an entry says with a mark of a part in it is a path as well.
  return {
    allow: rule.allow?.map(compileGlob),
    deny: rule.deny.map(compileGlob),
    whole: entries.map(({ entry, pattern, pointer }) => (pointer === undefined ? pattern : compilePath(entry))),
    parts: entries.flatMap(({ pointer, ...rest }) => (pointer === undefined ? [] : [{ ...rest, pointer }])),
  };
};

/** Whether the rule asks for a part of this file, so that its text has to be known. */
export const asksForTexts = ({ parts }: CompiledRule, path: string): boolean => {
  const folded = foldedName(path);
  return folded !== undefined && parts.some(({ pattern }) => isForbidden(pattern, path, folded));
};

/**
 * Whether a path is one of what is forbidden: as it stands, and under any spelling. Folded it may have lost what an entry
 * asks for, such as the dot at its end.
 */
const isForbidden = ({ matches, matchesFolded }: Pattern, path: string, folded: string): boolean =>
  matches(path) || matchesFolded(folded);

/**
 * What the rule says of one change. Without a rule nothing is checked. With `approved` what is protected may be changed,
 * also where `allow` does not name it; `deny` holds all the same.
 */
export const decideChange = (rule: CompiledRule | undefined, change: Change, approved = false): Decision => {
  if (rule === undefined) return { state: 'not-checked', why: 'the policy has no `changes`' };
  const { path, kind, target } = change;
  const denied = (code: DeniedCode, why: string): Decision => ({ state: 'denied', code, why: `${path} ${why}` });
  const folded = foldedName(path);
  if (folded === undefined || folded === '' || !isPlain(path))
    return denied('path-denied', 'is no path that a repository can hold on every system');
  if (isGitFolder(folded)) return denied('path-protected', "lies in git's own folder");
  if (kind === 'link' && (target === undefined || escapes(path, target)))
    return denied(
      'link-escapes',
      target === undefined ? 'is a link, and where it leads is not known' : `is a link that leads out: ${target}`,
    );
  const covers = (pattern: Pattern): boolean => isForbidden(pattern, path, folded) || pattern.isBelow(folded);
  const shut = protectedBy(rule, covers, change);
  if (shut !== undefined && !approved) return denied('path-protected', shut);
  const refused = rule.deny.find(covers);
  if (refused !== undefined) return denied('path-denied', `is covered by ${refused.text} of \`changes.deny\``);
  if (shut !== undefined || rule.allow === undefined || rule.allow.some(({ matches }) => matches(path)))
    return { state: 'allowed' };
  return denied('path-denied', 'matches none of `changes.allow`');
};

/** What of `protected` a change touches, in words. */
const protectedBy = (
  { whole, parts }: CompiledRule,
  covers: (pattern: Pattern) => boolean,
  { kind, texts }: Change,
): string | undefined => {
  const shut = whole.find(covers);
  if (shut !== undefined) return `is covered by ${shut.text} of \`changes.protected\``;
  const sameContent = kind === 'mode';
  const part = parts.find(
    ({ pattern, pointer }) =>
      covers(pattern) && !sameContent && (texts === undefined || kind === 'link' || !isSameAt(pointer, texts)),
  );
  return part === undefined ? undefined : `changes ${part.pointer}, which is named in \`changes.protected\``;
};

/** What the rule says of a file that is not in the repository: only a list of what is allowed speaks of it. */
export const decideOutside = (rule: CompiledRule | undefined, path: string): Decision => {
  if (rule?.allow === undefined) return { state: 'not-checked', why: `${path} lies outside the repository` };
  return {
    state: 'denied',
    code: 'path-denied',
    why: `${path} lies outside the repository, and \`changes.allow\` names what may be changed`,
  };
};

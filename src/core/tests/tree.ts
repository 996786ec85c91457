import { sha256 } from '../digest.ts';
import { gather, sortedEntries } from './sorting.ts';
import { PAIR } from './sum.ts';

/** A group with the sha256 of its name and its digest. */
export interface Member {
  readonly name: string;
  readonly hash: Buffer;
  readonly digest: Buffer;
}

/** One entry of `groups`: a group, or a folder, which stands for all groups in it. */
export interface TreeNode {
  readonly name: string;
  readonly folder: boolean;
  readonly members: readonly Member[];
}

/** 4 bytes of the name's hash, 8 of the digest. */
export const ENTRY = 12;

/** Up to this many groups a block has room for all of them, as a rule. */
const FEW = 200;
/** With more than this the tree would take more memory than it is worth. */
export const MOST_MEMBERS = 100_000;
/** How many entries the cuts through the tree have at most, the finest first. */
const CUTS = [1_024, 256, 64, 16] as const;
/** A folder with more in it is parted by the hashes of what is in it, one hex digit at a time. */
const WIDEST = 16;

/** A group is never taken for a folder of the same name. */
const nameHash = ({ name, folder }: Pick<TreeNode, 'name' | 'folder'>): Buffer => sha256(folder ? `\0${name}` : name);

/** The first 4 bytes of an entry as hex: what a pinned entry is known by. */
export const nodeKey = (node: Pick<TreeNode, 'name' | 'folder'>): string => nameHash(node).toString('hex', 0, 4);

/** The digest over groups: for each the sha256 of its name and its digest, these pairs sorted as bytes. */
export const digestOfMembers = (members: readonly Member[]): Buffer =>
  sha256(sortedEntries(Buffer.concat(members.flatMap(({ hash, digest }) => [hash, digest])), PAIR));

/** The entry of a node. A folder's digest is that of a suite which has these groups alone. */
export const nodeEntry = (node: TreeNode): Buffer => {
  const [only] = node.members;
  const digest = node.folder || only === undefined ? digestOfMembers(node.members) : only.digest;
  return Buffer.concat([nameHash(node).subarray(0, 4), digest.subarray(0, 8)]);
};

/** The entries of nodes, sorted. */
export const entriesOf = (nodes: readonly TreeNode[]): Buffer =>
  sortedEntries(Buffer.concat(nodes.map(nodeEntry)), ENTRY);

const groupNode = (member: Member): TreeNode => ({ name: member.name, folder: false, members: [member] });

/** A folder while the tree is made: its path, and the hex digits by which a wide one was parted. */
interface Folder {
  readonly path: string;
  readonly digits: string;
  readonly members: readonly Member[];
}

/** Where a folder ends in a group's name: at "/" or, where there is none, at ".". */
const separatorOf = (name: string): string => (name.includes('/') ? '/' : '.');

/** The next folder on the way to a group, or the group itself. */
const nextPart = (name: string, path: string): string => {
  const end = name.indexOf(separatorOf(name), path.length);
  return end === -1 ? name : name.slice(0, end + 1);
};

/**
 * The last folder below a path that all of these groups are in. It is found at once, and not folder by folder: a name may
 * have thousands, each as long as those before it together.
 */
const innermost = (members: readonly Member[], path: string): string => {
  const [first, ...others] = members.map(({ name }) => name);
  if (first === undefined || others.length === 0) return path;
  const separator = separatorOf(first);
  if (others.some((name) => separatorOf(name) !== separator)) return path;
  let shared = first.length;
  for (const name of others) {
    let at = path.length;
    while (at < shared && name[at] === first[at]) at++;
    shared = at;
  }
  return shared === path.length
    ? path
    : first.slice(0, Math.max(path.length, first.lastIndexOf(separator, shared - 1) + 1));
};

type Part = Folder | TreeNode;
const isFolder = (part: Part): part is Folder => 'path' in part;

/** What a folder falls into; a folder in which there is but one thing is passed through. */
const split = ({ path: outer, digits: given, members }: Folder): readonly Part[] => {
  const path = innermost(members, outer);
  const digits = path === outer ? given : '';
  const parts = gather(members, ({ name }) => nextPart(name, path));
  if (parts.size <= WIDEST)
    return [...parts].flatMap(([part, inner]): readonly Part[] =>
      inner.length === 1 ? inner.map(groupNode) : [{ path: part, digits: '', members: inner }],
    );
  const buckets = gather(
    members,
    ({ name }) => digits + sha256(nextPart(name, path)).toString('hex').charAt(digits.length),
  );
  return [...buckets].map(([bucket, inner]) => ({ path, digits: bucket, members: inner }));
};

const finished = (part: Part): TreeNode =>
  isFolder(part)
    ? { name: part.digits === '' ? part.path : `${part.path}#${part.digits}`, folder: true, members: part.members }
    : part;

const sizeOf = (part: Part): number => (isFolder(part) ? part.members.length : 0);
const larger = (a: Part, b: Part): Part => (sizeOf(b) > sizeOf(a) ? b : a);

/**
 * Cuts through the tree of groups, the finest first: lists of nodes that together hold each group once; none where
 * there are few groups. Starting with
 * the whole, the folder with the most groups (of several the first) is parted again and again for as long as the cut
 * has no more entries than it may.
 */
export const cutsThrough = (members: readonly Member[]): readonly (readonly TreeNode[])[] => {
  if (members.length <= FEW) return [];
  const cuts: (readonly TreeNode[])[] = [];
  let parts: readonly Part[] = split({ path: '', digits: '', members });
  for (const most of CUTS.toReversed()) {
    for (;;) {
      const largest = parts.reduce(larger);
      if (!isFolder(largest)) break;
      const inner = split(largest);
      if (parts.length - 1 + inner.length > most) break;
      parts = parts.flatMap((part) => (part === largest ? inner : [part]));
    }
    if (parts.length !== cuts[0]?.length) cuts.unshift(parts.map(finished));
  }
  return cuts;
};

/** Every group as a node of its own. */
export const groupNodes = (members: readonly Member[]): readonly TreeNode[] => members.map(groupNode);

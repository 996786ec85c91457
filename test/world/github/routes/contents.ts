import type { JsonObject } from '../../json.ts';
import {
  type Answer,
  failure,
  found,
  type Handlers,
  notFound,
  type RepositoryCall,
  raw,
  textAt,
  wantsRaw,
} from '../call.ts';
import { readBlob, readTree, type TreeEntry } from '../objects.ts';
import { resolveCommit } from '../revision.ts';

const mebibyte = 1024 * 1024;

// GitHub breaks base64 into lines of sixty characters.
const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll(/.{1,60}/gu, (line) => `${line}\n`);

const kinds: Readonly<Record<string, string>> = { '120000': 'symlink', '160000': 'submodule', '040000': 'dir' };

const kindOf = (entry: TreeEntry): string => kinds[entry.mode] ?? 'file';

const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

const linksOf = (call: RepositoryCall, commit: string, entry: TreeEntry, path: string): JsonObject => {
  const { at, repository } = call;
  const url = `${at.api}/repos/${repository.fullName}/contents/${encoded(path)}?ref=${commit}`;
  const kind = entry.type === 'tree' ? 'tree' : 'blob';
  const git = `${at.api}/repos/${repository.fullName}/git/${kind}s/${entry.sha}`;
  const html = `${at.site}/${repository.fullName}/${kind}/${commit}/${encoded(path)}`;
  const download = entry.type === 'blob' ? `${at.site}/${repository.fullName}/raw/${commit}/${encoded(path)}` : null;
  return { url, git_url: git, html_url: html, download_url: download, _links: { self: url, git, html } };
};

const itemOf = (call: RepositoryCall, commit: string, entry: TreeEntry, path: string): JsonObject => ({
  type: kindOf(entry),
  name: path.split('/').at(-1) ?? '',
  path,
  sha: entry.sha,
  size: entry.size ?? 0,
  ...linksOf(call, commit, entry, path),
});

const fileAnswer = async (call: RepositoryCall, commit: string, entry: TreeEntry, path: string): Promise<Answer> => {
  const size = entry.size ?? 0;
  if (size > 100 * mebibyte) {
    return failure(403, 'This API returns blobs up to 100 MB in size.', {
      errors: [{ resource: 'Blob', field: 'data', code: 'too_large' }],
    });
  }
  const bytes = await readBlob(call.repository.git, entry.sha);
  if (wantsRaw(call)) return raw(bytes);
  // From 1 MB on the JSON form holds no content; only the raw one does.
  const content = size > mebibyte ? { encoding: 'none', content: '' } : { encoding: 'base64', content: base64(bytes) };
  return found({ ...itemOf(call, commit, entry, path), ...content });
};

const normalized = (path: string): string | undefined => {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && parts.pop() === undefined) return undefined;
    if (part !== '..' && part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
};

// A link to a normal file of the repository is answered with that file; any other link is described.
const linkAnswer = async (call: RepositoryCall, commit: string, entry: TreeEntry, path: string): Promise<Answer> => {
  const target = (await readBlob(call.repository.git, entry.sha)).toString();
  const aimed = target.startsWith('/') ? undefined : normalized(`${path.split('/').slice(0, -1).join('/')}/${target}`);
  const [file] = aimed === undefined ? [] : await readTree(call.repository.git, commit, { path: aimed });
  if (file !== undefined && kindOf(file) === 'file') return fileAnswer(call, commit, file, path);
  return found({ ...itemOf(call, commit, entry, path), target });
};

const contents = async (call: RepositoryCall): Promise<Answer> => {
  const ref = call.query.get('ref') ?? call.repository.defaultBranch;
  const path = normalized(textAt(call, 'path')) ?? '';
  const commit = await resolveCommit(call.repository.git, ref);
  if (commit === undefined) return failure(404, `No commit found for the ref ${ref}`);
  const list = async (treeish: string, folder: string): Promise<Answer> => {
    const entries = await readTree(call.repository.git, treeish);
    return found(entries.map((entry) => itemOf(call, commit, entry, `${folder}${entry.path}`)));
  };
  if (path === '') return list(commit, '');
  const [entry] = await readTree(call.repository.git, commit, { path });
  if (entry === undefined) return notFound;
  switch (kindOf(entry)) {
    case 'dir':
      return list(entry.sha, `${path}/`);
    case 'symlink':
      return linkAnswer(call, commit, entry, path);
    case 'submodule':
      return found({ ...itemOf(call, commit, entry, path), submodule_git_url: null });
    default:
      return fileAnswer(call, commit, entry, path);
  }
};

/** The most entries of a tree that GitHub lists. */
const treeLimit = 100_000;

/** What the world answers about files. */
export const contentHandlers: Handlers = {
  'GET /repos/{owner}/{repo}/contents/{path}': contents,
  'GET /repos/{owner}/{repo}/git/blobs/{file_sha}': async (call) => {
    const sha = textAt(call, 'file_sha');
    if ((await call.repository.git.resolve(`${sha}^{blob}`)) !== sha) return notFound;
    const bytes = await readBlob(call.repository.git, sha);
    if (wantsRaw(call)) return raw(bytes);
    const url = `${call.at.api}/repos/${call.repository.fullName}/git/blobs/${sha}`;
    return found({ sha, node_id: `B_${sha}`, url, size: bytes.length, encoding: 'base64', content: base64(bytes) });
  },
  'GET /repos/{owner}/{repo}/git/trees/{tree_sha}': async (call) => {
    const name = textAt(call, 'tree_sha');
    const git = call.repository.git;
    const treeish = (await resolveCommit(git, name)) ?? (/^[0-9a-f]{40,64}$/u.test(name) ? name : 'refs/heads/');
    const sha = await git.resolve(`${treeish}^{tree}`);
    if (sha === undefined) return notFound;
    const entries = await readTree(git, sha, { recursive: call.query.has('recursive') });
    const url = `${call.at.api}/repos/${call.repository.fullName}/git`;
    return found({
      sha: name,
      url: `${url}/trees/${sha}`,
      truncated: entries.length > treeLimit,
      tree: entries.slice(0, treeLimit).map((entry) => ({ ...entry, url: `${url}/${entry.type}s/${entry.sha}` })),
    });
  },
};

/**
 * Whose settings count. `desk`: the user's own (line endings, LFS, credentials, signing). `judged`: nobody's, since
 * whatever lies in the checkout's `.git` may have been put there to be run by us.
 */
export type Profile = 'desk' | 'judged';

/** Names that point git at another repository, index or object store than the one asked for. */
const LOCAL_NAMES = new Set([
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_ATTR_SOURCE',
  'GIT_CEILING_DIRECTORIES',
  'GIT_COMMON_DIR',
  'GIT_DEFAULT_HASH',
  'GIT_DIR',
  'GIT_DISCOVERY_ACROSS_FILESYSTEM',
  'GIT_EXTERNAL_DIFF',
  'GIT_GLOB_PATHSPECS',
  'GIT_GRAFT_FILE',
  'GIT_ICASE_PATHSPECS',
  'GIT_IMPLICIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_INDEX_VERSION',
  'GIT_INTERNAL_SUPER_PREFIX',
  'GIT_LITERAL_PATHSPECS',
  'GIT_NAMESPACE',
  'GIT_NOGLOB_PATHSPECS',
  'GIT_OBJECT_DIRECTORY',
  'GIT_PREFIX',
  'GIT_QUARANTINE_PATH',
  'GIT_REPLACE_REF_BASE',
  'GIT_SHALLOW_FILE',
  'GIT_WORK_TREE',
]);

/** All that git gets of the environment where nobody's settings count: enough to start and to reach a proxy. */
const JUDGED_NAMES = new Set([
  'HTTPS_PROXY',
  'HTTP_PROXY',
  'NO_PROXY',
  'PATH',
  'SSL_CERT_DIR',
  'SSL_CERT_FILE',
  'SYSTEMROOT',
  'TEMP',
  'TMP',
  'TMPDIR',
]);

const COMMON = { GIT_NO_REPLACE_OBJECTS: '1', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' } as const;

const JUDGED = {
  GIT_ATTR_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_NO_LAZY_FETCH: '1',
  LC_ALL: 'C',
} as const;

/** The environment for git, made from the user's or the runner's. */
export const gitEnvironment = (
  profile: Profile,
  env: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const passed = Object.entries(env).filter(([name]) => {
    const upper = name.toUpperCase();
    return profile === 'desk' ? !LOCAL_NAMES.has(upper) : JUDGED_NAMES.has(upper);
  });
  return { ...Object.fromEntries(passed), ...COMMON, ...(profile === 'judged' ? JUDGED : {}) };
};

const settings = (values: readonly string[]): readonly string[] => values.flatMap((value) => ['-c', value]);

// Each of these names a program in a repository's configuration, or a way to reach one.
const COMMON_SETTINGS = [
  'core.fsmonitor=false',
  'safe.bareRepository=explicit',
  // What only a file's executable bit says is no difference to a suite that its policy starts by name.
  'core.fileMode=false',
  'core.quotePath=false',
  'color.ui=false',
  'protocol.ext.allow=never',
];
const JUDGED_SETTINGS = [
  'core.hooksPath=/dev/null',
  'core.attributesFile=/dev/null',
  'core.excludesFile=/dev/null',
  'core.sshCommand=false',
  'core.askPass=',
  'core.gitProxy=',
  'core.alternateRefsCommand=true',
  'credential.helper=',
  'protocol.allow=never',
  'protocol.https.allow=always',
  'protocol.file.allow=never',
  'maintenance.auto=false',
  'gc.auto=0',
];

/**
 * The options before git's own verb. A user's hooks run at the desk in a push alone: Git LFS uploads in one.
 */
export const gitSettings = (profile: Profile, hooks: 'none' | 'own'): readonly string[] => [
  '--no-pager',
  ...settings(COMMON_SETTINGS),
  ...(profile === 'judged' ? settings(JUDGED_SETTINGS) : []),
  ...(profile === 'desk' && hooks === 'none' ? settings(['core.hooksPath=/dev/null']) : []),
];

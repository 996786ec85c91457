/** The keys at the top of a policy. The hook holds a policy against them, since the schema takes long to load. */
export const POLICY_KEYS = [
  'version',
  'setup',
  'setup-env',
  'env',
  'isolation',
  'trust',
  'suites',
  'require',
  'block',
  'exempt',
  'bases',
  'confirm',
  'pin-from-ci',
  'block-size',
  'changes',
  'losses',
  'proof',
  'hook',
  'files',
] as const;

/** What is said of a key that is none of these. */
export const unknownKey = (known: readonly string[]): string => `is not a known key; known are ${known.join(', ')}`;

/**
 * The mask of new files, which GitHub's runners have and images begin with. A desk's may be another, and a test that
 * looks at the mode of a file tells; sudo may set another too.
 */
export const MASK = 0o022;

/** Starts something with that mask. */
export const withMask = <T>(start: () => T): T => {
  const own = process.umask(MASK);
  try {
    return start();
  } finally {
    process.umask(own);
  }
};

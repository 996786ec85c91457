/**
 * A file that differs between the merge base and the head. One that git finds again under another name is told as a
 * deleted and an added one; the deleted one names the other. Texts are there where the file is one of tests, is text and
 * is not too large to be looked into.
 */
export interface ChangedFile {
  readonly path: string;
  readonly kind: 'added' | 'modified' | 'deleted';
  readonly renamedTo?: string | undefined;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** Words that stand before a command and leave it one. */
export const RESERVED: ReadonlySet<string> = new Set('{ } ! if then else elif do while until time'.split(' '));

export const SHELLS: ReadonlySet<string> = new Set('bash sh zsh dash ash ksh mksh fish pwsh powershell'.split(' '));

/** The name of the program that a word starts, whatever folder it is in. */
export const programName = (text: string): string =>
  text
    .replace(/^.*[/\\]/s, '')
    .replace(/\.exe$/i, '')
    .toLowerCase();

/** Where the nearest shell of the chain has gone that has gone anywhere. */
export const folderOf = <Place>(folders: ReadonlyMap<number, Place>, shells: readonly number[]): Place | undefined =>
  shells.reduce<Place | undefined>((at, shell) => (folders.has(shell) ? folders.get(shell) : at), undefined);

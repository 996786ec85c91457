/** How git's trees write that an entry is a link, or a submodule. */
export const LINK = '120000';
export const SUBMODULE = '160000';

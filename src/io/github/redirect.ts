/** A redirect that is not followed. It is thrown: as an answer it would count as done where nothing was. */
export class RedirectError extends Error {
  readonly status: number;
  constructor(status: number, to: URL | undefined) {
    // The query of an address may be a secret: that of an artifact is signed.
    super(to === undefined ? 'a redirect to nowhere' : `a redirect to ${to.origin}${to.pathname}`);
    this.status = status;
  }
}

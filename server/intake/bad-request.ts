/** A request that cannot be a submission: the status to answer and the reason in words. */
export class BadRequest extends Error {
  readonly status: 400 | 401 | 413 | 415 | 503
  constructor(status: BadRequest['status'], message: string) {
    super(message)
    this.status = status
  }
}

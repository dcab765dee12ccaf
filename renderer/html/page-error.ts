/** A page whose code fails, with the type of the section that does, where it is one of them alone. */
export class PageError extends Error {
  readonly route: string
  readonly type: string | undefined

  constructor(route: string, type: string | undefined, cause: unknown) {
    super(`the page ${route} cannot be rendered`, { cause })
    this.route = route
    this.type = type
  }
}

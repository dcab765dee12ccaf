/** A redirect's target in two: what stands before its query's end, and its anchor with "#" where it has one. */
export function partsOf(target: string): { address: string; anchor: string; hasQuery: boolean } {
  const at = target.indexOf('#')
  const address = at < 0 ? target : target.slice(0, at)
  return { address, anchor: target.slice(address.length), hasQuery: address.includes('?') }
}

/** Whether the query of the old address can be passed on: a phone number and an e-mail address have none. */
export const takesQuery = (target: string) => /^(?:\/|https?:)/i.test(target)

/** The target with the query of the old address added to its own, so that a campaign's utm_source arrives. */
export function withQuery(target: string, search: string): string {
  const { address, anchor, hasQuery } = partsOf(target)
  if (search.length < 2 || !takesQuery(target)) return target
  return `${address}${hasQuery ? '&' : '?'}${search.slice(1)}${anchor}`
}

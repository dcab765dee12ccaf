/** A site that does not lie at the root of its host: the base is a path with a slash at both ends, "/" without one. */

/** The address of the site that an address of the host stands for; one outside of the base is taken as it is. */
export const withoutBase = (path: string, base = '/') => (path.startsWith(base) ? path.slice(base.length - 1) : path)

/** An address of the site as its host has it; one of another host is left as it is. */
export const withBase = (address: string, base = '/') => address.replace(/^\/(?!\/)/, () => base)

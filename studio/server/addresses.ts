export const STUDIO_URL = '/_studio/'

/** Where everything lies: on a host of its own, or below the base that a desk gives it, where its host has other things. */
export interface Addresses {
  studio: string
  api: string
  /** The pages of the site, as the draft has them. */
  site: string
}

export function addressesOf(base?: string): Addresses {
  const studio = base ?? STUDIO_URL
  return { studio, api: `${studio}api/`, site: base === undefined ? '/' : `${base}site/` }
}

import { pathOnSite } from '../../renderer/check/links-in.ts'

/** The address of the live site, with which an author may have written a link. */
export function siteUrlOf(data: Record<string, unknown>): string {
  const url = Object(data.site).url
  return typeof url === 'string' ? url : ''
}

/** The address of a page, also where it is given as browsers show it: "https://www.my-site.example/roof-repair/". */
export function ownPath(address: string, data: Record<string, unknown>): string {
  const path = pathOnSite(address, siteUrlOf(data))?.replace(/[?#].*$/, '') ?? address
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

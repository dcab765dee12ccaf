/** Servers take so much in a header. */
const LONGEST = 2000

const hasCampaign = (address: string | null) => /[?&]utm_/.test(address ?? '')

/**
 * The address that tells how a visitor came: that of the page to which a campaign led in this tab, as the browser's own
 * history has it, or of the page before. Nothing is kept for it, and it is read when a form is sent.
 */
export function cameFrom(): string {
  const visited = hasCampaign(location.search) ? [] : (window.navigation?.entries() ?? [])
  const address = visited.findLast(({ url }) => hasCampaign(url))?.url ?? document.referrer
  return address.slice(0, LONGEST)
}

/** Names of well-known sites, by the last parts of their hosts. */
const names: Readonly<Record<string, string>> = {
  'angi.com': 'Angi',
  'bbb.org': 'BBB',
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'g.page': 'Google',
  'google.com': 'Google',
  'houzz.com': 'Houzz',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'mastodon.social': 'Mastodon',
  'nextdoor.com': 'Nextdoor',
  'pinterest.com': 'Pinterest',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'tripadvisor.com': 'Tripadvisor',
  'wa.me': 'WhatsApp',
  'x.com': 'X',
  'xing.com': 'XING',
  'yelp.com': 'Yelp',
  'youtube.com': 'YouTube',
}

/** What visitors call the site of a profile: the name that it is known by, or its host. */
export function profileName(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, '')
  const known = Object.keys(names).find((name) => host === name || host.endsWith(`.${name}`))
  return (known && names[known]) ?? host
}

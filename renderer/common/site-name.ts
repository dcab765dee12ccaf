/** Names of well-known sites, by the last parts of their hosts. */
const names: Readonly<Record<string, string>> = {
  'angi.com': 'Angi',
  'bbb.org': 'BBB',
  'bsky.app': 'Bluesky',
  'cal.com': 'Cal.com',
  'calendly.com': 'Calendly',
  'doctolib.de': 'Doctolib',
  'doctolib.fr': 'Doctolib',
  'doctolib.it': 'Doctolib',
  'facebook.com': 'Facebook',
  'g.page': 'Google',
  'google.com': 'Google',
  'houzz.com': 'Houzz',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'mastodon.social': 'Mastodon',
  'nextdoor.com': 'Nextdoor',
  'openstreetmap.org': 'OpenStreetMap',
  'pinterest.com': 'Pinterest',
  'square.site': 'Square',
  'squareup.com': 'Square',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'tripadvisor.com': 'Tripadvisor',
  'vimeo.com': 'Vimeo',
  'wa.me': 'WhatsApp',
  'x.com': 'X',
  'xing.com': 'XING',
  'yelp.com': 'Yelp',
  'youtube-nocookie.com': 'YouTube',
  'youtube.com': 'YouTube',
}

/** What visitors call the site of an address: the name that it is known by, or its host. */
export function siteName(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, '')
  const domain = Object.keys(names).find((name) => host === name || host.endsWith(`.${name}`))
  return (domain && names[domain]) ?? host
}

/** Addresses of a site that are taken before any page is looked for; the server and the content check both go by them. */

/** Where a form posts without JavaScript, whatever its declared endpoint, unless the site says another address of its own. */
export const plainFormAction = '/submit-form.php'

/** Where machines ask the server: does it live, is it ready, how is it doing; the last takes test submissions. */
export const machinePaths = { alive: '/livez', ready: '/readyz', metrics: '/metrics', canary: '/canary' } as const

/** Where links in mails lead: to confirm an address, and to take it off a list. */
export const newsletterPaths = { confirm: '/newsletter-confirm', leave: '/newsletter-leave' } as const

/** Where a visitor is led who sent a form without scripts, unless the site names another page. */
export const thankYouPath = '/thank-you'

/** What a site says of how forms go without scripts: `site.formsAddress` and `site.thankYouPage`. */
export interface PlainForms {
  formsAddress?: string
  thankYouPage?: string
}

/** The page of thanks: the one that the site names, else that at the usual address, wherever it was moved to. */
export const thanksRoute = <To>({ thankYouPage }: PlainForms, redirects: Record<string, To>): To | string =>
  thankYouPage ?? redirects[thankYouPath] ?? thankYouPath

/** Folders of the build with a hash in every file's name: hosts let browsers keep what lies there for a year. */
export const hashedFolders = ['/assets/', '/fonts/'] as const

/** What the names of compressed copies end in; nobody asks for them by name. */
export const compressedEndings = ['.br', '.gz']

/** Files that the build writes for visitors, besides the pages and those in public/. */
export const builtFiles: readonly string[] = [
  '/404.html',
  '/_headers',
  '/_redirects',
  '/feed.xml',
  '/manifest.webmanifest',
  '/robots.txt',
  '/search.json',
  '/sitemap.xml',
  '/vercel.json',
  '/zip-codes.json',
]

/** Those that are written only where a site has posts, or a page that searches it. */
export const sometimesBuilt: readonly string[] = ['/feed.xml', '/search.json']

/** The feed of the posts in a further language of the site; without one, that of its first. */
export const feedPath = (language?: string) => (language === undefined ? '/feed.xml' : `/feed.${language}.xml`)

/** Whether the build writes a file of this address, or of one above it. */
export function isBuiltFile(path: string): boolean {
  return (
    /^\/(feed|search)\.[a-z]{2}(-[A-Z]{2})?(-u-nu-[a-z]{4})?\.(xml|json)(\/|$)/.test(path) ||
    builtFiles.some((file) => `${path}/`.startsWith(`${file}/`))
  )
}

interface Endpoint {
  endpoint: string
}

/** The path of a form's endpoint, whether it is on this site or a hosted function's address. */
export const endpointPath = ({ endpoint }: Endpoint) => new URL(endpoint, 'http://site').pathname

/** Whether what a form is sent to is another server than that of the site. */
export const isElsewhere = (endpoint: unknown) => String(endpoint).startsWith('https:')

/** Where forms are posted without scripts; the usual address always too, since a page may have been kept for months. */
export const plainFormPaths = ({ formsAddress = plainFormAction }: PlainForms) => [formsAddress, plainFormAction]

/** Every path at which the server takes forms. */
export const formPaths = (site: PlainForms, forms: Record<string, Endpoint>) =>
  new Set([...plainFormPaths(site), ...Object.values(forms).map(endpointPath)])

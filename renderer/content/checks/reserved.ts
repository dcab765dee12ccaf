import { plainFormAction } from '../../forms/wire.ts'
import { endpointPath, hashedFolders, machinePaths } from '../../reserved.ts'
import type { Frame } from '../frame.ts'
import { quote } from '../messages/names.ts'
import type { Pages } from '../outline.ts'
import type { Finding } from '../problem.ts'

/** What is answered at an address, and what besides the page's address could change. */
interface Taken {
  reason: string
  wayOut?: string
}

/** Pages and redirects at addresses where something else is answered: no visitor would ever come to them. */
export function checkReserved({ pages, redirects, forms }: Pages): Finding[] {
  const taken = takenPaths(forms)
  const check = (part: 'pages' | 'redirects', routes: Iterable<string>) =>
    [...routes].flatMap((route) => {
      const by = taken.get(route) ?? takenFolder(route)
      return by ? [reserved(part, route, by)] : []
    })
  return [...check('pages', pages.keys()), ...check('redirects', Object.keys(redirects))]
}

function takenPaths(forms: Frame['forms']): Map<string, Taken> {
  const machines = { reason: 'the server answers monitors at this address' }
  const plain = { reason: 'forms are sent to this address where scripts are off' }
  return new Map<string, Taken>([
    ...Object.values(machinePaths).map((path) => [path, machines] as const),
    ...Object.entries(forms).flatMap(([name, form]) => takenByForm(name, Object(form).endpoint)),
    [plainFormAction, plain],
  ])
}

/** An endpoint that is no address is reported by itself. */
function takenByForm(name: string, endpoint: unknown): [string, Taken][] {
  if (typeof endpoint !== 'string' || !URL.canParse(endpoint, 'http://site')) return []
  const reason = `form ${quote(name)} is sent to this address`
  return [[endpointPath({ endpoint }), { reason, wayOut: 'or the form another "endpoint"' }]]
}

function takenFolder(route: string): Taken | undefined {
  const folder = hashedFolders.find((path) => `${route}/`.startsWith(path))
  return folder && { reason: `${quote(folder)} is the folder of files that browsers keep for a year` }
}

function reserved(part: 'pages' | 'redirects', route: string, { reason, wayOut }: Taken): Finding {
  const isPage = part === 'pages'
  return {
    code: 'reserved-route',
    place: { path: [part, route], key: true },
    message: `The ${isPage ? 'page' : 'redirect from'} ${quote(route)} would not be reached: ${reason}`,
    hint: isPage ? `${['Give the page another address', wayOut].filter(Boolean).join(', ')}.` : 'Remove the redirect.',
  }
}

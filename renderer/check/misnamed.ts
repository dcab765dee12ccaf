import { nearest } from '../common/nearest.ts'
import type { Finding } from '../common/problem.ts'
import type { Pages } from '../expand/outline.ts'
import { message } from '../messages/message.ts'
import { shown } from '../messages/shown.ts'
import { allUses } from './checks/unused.ts'
import type { PageIndex } from './page-index.ts'

interface Sort {
  part: 'facts' | 'forms' | 'shared'
  /** How texts use one, before its name. */
  use: string
}

/** What texts use by a name that the file gives it, by what is said where there is none of the name. */
const sorts: Readonly<Record<string, Sort>> = {
  'unknown-token': { part: 'facts', use: 'facts.' },
  'unknown-form': { part: 'forms', use: 'form ' },
  'unknown-shared': { part: 'shared', use: 'shared ' },
}

/** Where several places agree on a name that is not there, and nothing uses the one most like it, the slip is in that one. */
export function atDeclarations(findings: readonly Finding[], site: Pages<PageIndex>): Finding[] {
  const isAsked = ({ code, also = [] }: Finding) => also.length > 0 && Object.hasOwn(sorts, code)
  const used = findings.some(isAsked) ? allUses(site) : new Set()
  return findings.map((finding) => (isAsked(finding) ? atDeclaration(finding, site, used) : finding))
}

function atDeclaration(finding: Finding, { data }: Pages<PageIndex>, used: ReadonlySet<unknown>): Finding {
  const { code, about = '', also = [] } = finding
  const { part, use } = sorts[code] as Sort
  if (part === 'facts' && !about.startsWith(use)) return finding
  const name = part === 'facts' ? about.slice(use.length) : about
  const names = Object.keys(Object(data[part]))
  const meant = nearest(name, names)
  if (meant === undefined || used.has(`${use}${meant}`)) return finding
  return {
    code,
    place: { path: [part, meant], key: true },
    message: message('misnamed', { part, written: shown(meant), count: also.length + 1, name: shown(name) }),
    hint: message('misnamed.hint', { name: shown(name) }),
  }
}

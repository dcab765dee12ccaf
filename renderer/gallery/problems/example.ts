import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { createCache } from '../../cache/cache.ts'
import { engineFile } from '../../folders.ts'
import { type CheckOptions, checkPages, type Problem } from '../../pipeline/index.ts'

/** What a code is given for, and how it is right: from the examples.yaml beside a check. */
export interface ProblemExample {
  code: string
  /** A section ("- type: …"), or parts of a file ("site:" and so on), whose entries take the place of the host's. */
  bad: string
  /** Words in the line at which the problem is shown; where they are left out, it is the first. */
  at?: string
  good?: string
  /** The text is a file of its own. */
  whole?: boolean
  /** The address of a page of the host that is left out. */
  without?: string
}

const checking = engineFile('renderer/check')

/** The examples of all checks and of the mistakes in YAML, by file. */
export function readExamplesOfProblems(): { file: string; examples: ProblemExample[] }[] {
  const files = readdirSync(checking, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('examples.yaml'),
  )
  return files
    .toSorted()
    .map((file) => ({ file, examples: parse(readFileSync(join(checking, file), 'utf8')) as ProblemExample[] }))
}

const host = readFileSync(engineFile('renderer/gallery/examples/host.yaml'), 'utf8')
const options: CheckOptions = {
  file: 'pages.yaml',
  today: '2026-01-15',
  images: [...new Set(host.match(/[\w-]+\.jpg/g))],
  icons: ['hammer', 'house', 'phone'],
  fonts: ['nunito', 'mulish', 'Brand.woff2', 'Brand.zip.ttf', 'Office.ttf', 'Poster.otf'],
  fontFacts: {
    nunito: { parts: ['latin', 'latin-ext', 'cyrillic'] },
    'Brand.woff2': { parts: [], sent: 14_000 },
    'Brand.zip.ttf': { parts: [], fault: 'no-font' },
    'Office.ttf': { parts: [], isRestricted: true, sent: 14_000 },
    'Poster.otf': { parts: [], sent: 96_000 },
  },
  files: ['/og-image.png', '/prices.pdf', '/ten-seconds.mp4', '/whole-day.mp4'],
  videoBytes: { '/ten-seconds.mp4': 2_400_000, '/whole-day.mp4': 48_000_000 },
}
const keyOf = ({ code, message }: Problem) => `${code} ${message}`
let ofHost: ReturnType<typeof checkHost> | undefined

/** What the check says of the host itself, and what it knows of its pages from then on. */
function checkHost() {
  const cache = createCache()
  const problems = new Set(checkPages(host, { ...options, cache }).problems.map(keyOf))
  return { problems, known: cache.turn() }
}

/** What the check says of an example within a small site, and the lines at which it says so. */
export function problemsIn(text: string, { whole, without }: Partial<ProblemExample> = {}) {
  const source = whole ? text : placed(text, without === undefined ? host : withEntry(host, `  ${without}:\n`, ''))
  const lines = source.split(/\r\n|\r|\n/)
  // Only when it is asked for: `npm run types` writes schemas before.
  ofHost ??= checkHost()
  const own = ofHost.problems
  const { problems } = checkPages(source, { ...options, cache: createCache(ofHost.known) })
  const fresh = problems.filter((problem) => !own.has(keyOf(problem)))
  return fresh.map((problem) => ({ problem, line: lines[problem.line - 1] ?? '' }))
}

const last = '- { type: page-hero, heading: Gutter cleaning, text: "By hand, spring and fall." }\n'

function placed(text: string, site: string): string {
  if (text.startsWith('- ')) return site.replace(last, () => last + text.replaceAll(/^(?=.)/gm, '      '))
  const parts = text.split(/^(?=[a-z])/m)
  return parts.reduce(withPart, site)
}

/** The file with the entries of a part in place of those of the same name, or behind the others. */
function withPart(file: string, part: string): string {
  const [title = '', ...lines] = part.split(/(?<=\n)/)
  const start = `\n${file}`.indexOf(`\n${title}`)
  if (start < 0) return file.replace('\npages:\n', () => `\n${part}\npages:\n`)
  const length = file.slice(start + title.length).search(/^(?=[a-z])/m)
  const end = length < 0 ? file.length : start + title.length + length
  if (lines.length === 0) return file.slice(0, start) + part + file.slice(end)
  const entries = lines.join('').split(/^(?= {2}[^ \n])/m)
  return (
    file.slice(0, start) +
    entries.reduce((all, entry) => withEntry(all, entry), file.slice(start, end)) +
    file.slice(end)
  )
}

function withEntry(part: string, entry: string, instead = entry): string {
  const name = /^ {2}([^:\n]+):/.exec(entry)?.[1]
  const start = name === undefined ? -1 : part.indexOf(`\n  ${name}:`) + 1
  if (start <= 0) return `${part.trimEnd()}\n${entry}${part.slice(part.trimEnd().length + 1)}`
  const inner = part.indexOf('\n', start) + 1
  const length = part.slice(inner).search(/^ {0,2}[^ \n]/m)
  return part.slice(0, start) + instead + (length < 0 ? '' : part.slice(inner + length))
}

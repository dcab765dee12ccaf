/** Lists every use of a name in the file. Leaves with 0 when the name exists, with 1 when it does not. */
import { siteFolder } from '../renderer/common/site-folder.ts'
import { listSurroundings } from '../renderer/pipeline/read.ts'
import { readText } from '../studio/edit/command.ts'
import { openSource, type Span } from '../studio/edit/source-file.ts'
import { findUses, type UseKind, useKinds } from '../studio/edit/uses.ts'
import { pagesOption, readOptions, UsageError } from './support/arguments.ts'

const usage = `page|picture|fact|form|shared|token|id NAME [--pages FILE]
A page, a token in braces and an id with its sign need no word before them: where /about, where "{phone}", where "#contact"`

/** What people call them too. */
const otherNames: Record<string, UseKind> = {
  page: 'route',
  picture: 'image',
  section: 'shared',
  value: 'token',
  anchor: 'id',
}

/** What a name says by its signs. */
function kindOf(name: string): UseKind | undefined {
  if (name.startsWith('{facts.')) return 'fact'
  if (name.startsWith('{')) return 'token'
  if (name.startsWith('#')) return 'id'
  return /^(?:\/|https?:)/.test(name) ? 'route' : undefined
}

const { positionals, values } = readOptions(usage, pagesOption, 2)
const { pages: file } = values
const [one = '', other] = positionals
const [said, name] = other === undefined ? [kindOf(one), one] : [one, other]
if (said === undefined) throw new UsageError('Say what to look for, and its name.')
const singular = said.replace(/s$/, '')
const kind = useKinds.find((known) => known === (otherNames[singular] ?? singular))
if (!kind) throw new UsageError(`Cannot look for "${said}".`)

const opened = openSource(await readText(file))
const { images } = await listSurroundings(siteFolder(file))
const { declared, also, uses } = findUses(opened, kind, name, images)
const show = ([start]: Span) => {
  const { line, column, text } = opened.lineOf(start)
  return `${file}:${line}:${column}  ${text.trim()}`
}
if (declared) console.log(`Written at\n${[declared, ...also].map(show).join('\n')}\n`)
console.log(uses.length === 0 ? 'Used nowhere' : `Used ${uses.length === 1 ? 'once' : `${uses.length} times`}`)
for (const use of uses) console.log(show(use))

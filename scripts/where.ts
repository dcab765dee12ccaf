/**
 * Lists every use of a name in pages.yaml: `npm run where -- page /roof-repair [--pages FILE]`.
 * Leaves with 0 when the name exists, 1 when it does not, 2 when called wrongly.
 */

import { siteFolder } from '../renderer/common/site-folder.ts'
import { listSurroundings } from '../renderer/pipeline/read.ts'
import { readText, runCommand, UsageError } from '../studio/edit/command.ts'
import { openSource, type Span } from '../studio/edit/source-file.ts'
import { findUses, type UseKind, useKinds } from '../studio/edit/uses.ts'
import { pagesOption, readOptions } from './support/arguments.ts'

const usage = `Usage: npm run where -- page|picture|fact|form|shared|token|id NAME [--pages FILE]
A page, a token in braces and an id with its sign need no word before them: npm run where -- "{phone}", -- "#contact"`

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

function readArguments() {
  const { positionals, values } = readOptions(usage, {
    allowPositionals: true,
    options: { ...pagesOption },
  })
  const [kind, name] = positionals.length === 1 ? [kindOf(positionals[0] ?? ''), positionals[0]] : positionals
  if (kind === undefined || name === undefined || positionals.length > 2)
    throw new UsageError('Say what to look for, and its name.')
  const one = kind.replace(/s$/, '')
  const useKind = useKinds.find((other) => other === (otherNames[one] ?? one))
  if (!useKind) throw new UsageError(`Cannot look for "${kind}".`)
  return { kind: useKind, name, file: values.pages }
}

await runCommand(usage, async () => {
  const { kind, name, file } = readArguments()
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
})

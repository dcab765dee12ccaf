/**
 * Lists every use of a name in pages.yaml: `npm run where -- page /roof-repair [--pages FILE]`.
 * Leaves with 0 when the name exists, 1 when it does not, 2 when called wrongly.
 */

import { readText, runCommand, UsageError } from '../renderer/authoring/command.ts'
import { openSource, type Span } from '../renderer/authoring/source-file.ts'
import { findUses, type UseKind, useKinds } from '../renderer/authoring/uses.ts'
import { siteFolder } from '../renderer/library/site-folder.ts'
import { listSurroundings } from '../renderer/site/read.ts'
import { pagesOption, readOptions } from './support/arguments.ts'

const usage = 'Usage: npm run where -- page|picture|fact|form|shared NAME [--pages FILE]'

/** What people call them too. */
const otherNames: Record<string, UseKind> = { page: 'route', picture: 'image', section: 'shared' }

function readArguments() {
  const { positionals, values } = readOptions(usage, {
    allowPositionals: true,
    options: { ...pagesOption },
  })
  const [kind, name] = positionals
  if (name === undefined || positionals.length > 2) throw new UsageError('Say what to look for, and its name.')
  const one = kind?.replace(/s$/, '') ?? ''
  const known = useKinds.find((other) => other === (otherNames[one] ?? one))
  if (!known) throw new UsageError(`Cannot look for "${kind}".`)
  return { kind: known, name, file: values.pages }
}

await runCommand(usage, async () => {
  const { kind, name, file } = readArguments()
  const opened = openSource(await readText(file))
  const { images } = await listSurroundings(siteFolder(file))
  const { declared, uses } = findUses(opened, kind, name, images)
  const show = ([start]: Span) => {
    const { line, column, text } = opened.lineOf(start)
    return `${file}:${line}:${column}  ${text.trim()}`
  }
  if (declared) console.log(`Written at\n${show(declared)}\n`)
  console.log(uses.length === 0 ? 'Used nowhere' : `Used ${uses.length === 1 ? 'once' : `${uses.length} times`}`)
  for (const use of uses) console.log(show(use))
})

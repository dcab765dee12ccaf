/** The live preview, on PORT (5173) and HOST (127.0.0.1). */
import { readFile } from 'node:fs/promises'
import { type PreviewState, startPreview } from '../renderer/preview/index.ts'
import { isOwnFile } from '../studio/edit/command.ts'
import { writeEditorSchema } from '../studio/edit/editor/editor-file.ts'
import type { studioOnDemand } from '../studio/server/on-demand.ts'
import { pagesOption, readOptions, UsageError } from './support/arguments.ts'

const { values } = readOptions('[--pages FILE]; PORT (5173) and HOST (127.0.0.1) say where', pagesOption)
const { PORT = '5173', HOST = '127.0.0.1' } = process.env

let told = ''

/** Says something once: the same text is not repeated while it stays true. */
function tell(text: string) {
  if (text !== told) console.log(`\n${text}`)
  told = text
}

function onRead({ errors, shown }: PreviewState) {
  const outcome = shown ? 'The page stays as it was until this is mended.' : 'No page is shown until this is mended.'
  if (errors.length > 0) tell([...errors, outcome].join('\n\n'))
}

function onDoubts(doubts: string[]) {
  tell(doubts.length === 0 ? `${values.pages} is without mistakes.` : doubts.join('\n\n'))
  offerNames().catch(console.error)
}

/** Brings what editors offer up to date. Now that the page is shown, it keeps nobody waiting. */
async function offerNames() {
  if (isOwnFile(values.pages)) await writeEditorSchema(await readFile(values.pages, 'utf8'))
}

let studio: ReturnType<typeof studioOnDemand> | undefined

/** Opens the studio when somebody asks for it: the preview starts sooner without its code. */
async function edit(page: string): Promise<string> {
  const { studioOnDemand } = await import('../studio/server/on-demand.ts')
  studio ??= studioOnDemand(values.pages)
  return studio.addressOf(page)
}

async function start() {
  const { pages: file } = values
  const preview = await startPreview({ file, host: HOST, port: Number(PORT), edit, onRead, onDoubts })
  console.log(`The preview is on ${preview.url} and follows ${values.pages}: save the file, and the page changes.
"Edit in the studio" on a page opens it for changes by clicking.
All sections with their YAML to copy are on ${preview.url}/_gallery/
Forms answer as on the live site, but nothing that is typed is stored.`)
  const close = async () => {
    await Promise.all([preview.close(), studio?.close()])
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => close().then(() => process.exit(0)))
  }
}

/** What keeps the preview from starting and is no fault of the program, in words. */
const reasons: Record<string, string> = {
  EADDRINUSE: `Port ${PORT} is taken. Choose another: PORT=5174 npm run dev`,
  EACCES: `Port ${PORT} may not be used by everybody. Choose another: PORT=5174 npm run dev`,
  ENOENT: 'There is no such folder, so that no file in it can be followed.',
}

if (!/^\d+$/.test(PORT) || Number(PORT) > 65_535) {
  throw new UsageError(`"${PORT}" is no port. Choose a number up to 65535: PORT=5174 npm run dev`)
}
start().catch((error) => {
  console.error(reasons[error.code] ?? error)
  process.exit(1)
})

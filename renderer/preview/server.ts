import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inTurn } from '../common/in-turn.ts'
import { siteFolder } from '../common/site-folder.ts'
import { isEditing, leadToEditor } from './edit.ts'
import { createEngine } from './engine.ts'
import { followCode, followFile, followSiteFolders } from './follow.ts'
import { isLoopback, refusalOf } from './guard.ts'
import { createRoutes } from './handler.ts'
import { createLive } from './live.ts'
import { createState, type PreviewState } from './state.ts'

export interface PreviewOptions {
  file: string
  host: string
  port: number
  /** false serves everything as it is at the start, whatever changes on the disk. */
  follows?: boolean
  /** What is served in place of what stands in the file. */
  unsaved?: (() => string) | undefined
  /** The address at which a page is changed by clicking on it. Only people on this machine are led there. */
  edit?: (page: string) => Promise<string>
  /** Told after each reading of the file. */
  onRead?: (state: PreviewState) => void
  /** Told what the whole check finds, when the file has been left alone for a moment. */
  onDoubts?: (doubts: string[]) => void
}

export interface Preview {
  url: string
  close: () => Promise<void>
}

const DOUBT_AFTER_MS = 800

/** Serves the site as it is being edited; open pages follow the file. */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const { file, host, port, follows = true, unsaved } = options
  const server = createServer((request, response) => handle(request, response))
  const folder = siteFolder(file)
  const engine = await createEngine({ ...(follows && { server }), host, folder })
  const state = createState(file, { unsaved })
  const edit = isLoopback(host) ? options.edit : undefined
  const live = createLive(engine, state.current, edit !== undefined)
  const routes = createRoutes(engine, state.current)
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const refusal = refusalOf(request, host)
    if (refusal) return void response.writeHead(403, { 'content-type': 'text/plain' }).end(refusal)
    const answer = edit && isEditing(request) ? leadToEditor(edit, request, response) : routes(request, response)
    answer.catch((error) => {
      console.error(error)
      // Half an answer can only be broken off.
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  }
  let doubting: NodeJS.Timeout | undefined
  const doubt = inTurn(async () => {
    const doubts = await state.doubt()
    if (state.current().errors.length > 0) await live.tellAll()
    options.onDoubts?.(doubts)
  })
  const read = async () => {
    clearTimeout(doubting)
    const now = await state.read()
    await live.tellAll()
    options.onRead?.(now)
    if (now.errors.length === 0) doubting = setTimeout(doubt, DOUBT_AFTER_MS)
  }
  const reread = inTurn(read)
  await reread()
  const watchers = follows ? [followFile(file, reread), ...followSiteFolders(folder, reread)] : []
  if (follows) followCode(engine, reread)
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    async close() {
      clearTimeout(doubting)
      for (const watcher of watchers) watcher.close()
      await engine.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

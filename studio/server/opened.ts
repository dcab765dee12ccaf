import type { IncomingMessage, Server } from 'node:http'
import { inTurn } from '../../renderer/common/in-turn.ts'
import { siteFolder } from '../../renderer/common/site-folder.ts'
import { createEngine } from '../../renderer/preview/engine.ts'
import { followCode, followSiteFolders } from '../../renderer/preview/follow.ts'
import { createRoutes } from '../../renderer/preview/handler.ts'
import { createLive } from '../../renderer/preview/live.ts'
import { createState } from '../../renderer/preview/state.ts'
import { createAssistant } from '../assistant/assistant.ts'
import { type Draft, openDraft } from '../draft/open-draft.ts'
import type { Place } from '../shell/words/index.ts'
import { addressesOf } from './addresses.ts'
import { createApi } from './api.ts'
import { buildShell } from './bundle.ts'
import { bundleForNextTime, shellBundled } from './bundles.ts'
import { createDraftReader } from './draft-data.ts'
import { createEvents } from './events.ts'
import { createHandler } from './handler.ts'
import { createSpeak } from './on-screen.ts'
import { createOverview } from './overview.ts'
import type { SitePublisher } from './publication.ts'
import { readerOf, visitorOf } from './request.ts'
import { tolerated } from './tolerated.ts'

/** The whole check is made when nobody has typed for so many milliseconds. */
const DOUBT_AFTER_MS = 700

/** What is opened, and for whom. */
export interface Opening {
  file: string
  /** The address at which it listens. */
  host: string
  token: string
  /** A desk lets several people in, of whom it says who they are. */
  desk?: {
    /** Below which everything lies, with a slash at both ends. */
    base: string
    secret: string
    /** Where the desk begins, and where the draft is published. */
    home: string
    publish: string
  }
  /** Gives saving another meaning. */
  publishing?: (draft: Draft) => Draft
  /** Publishes, where that is not what saving does. */
  publisher?: (draft: Draft) => SitePublisher
}

/** What serves the site as its draft has it, and the studio around it. */
export async function openStudio(server: Server, given: Opening) {
  const { file, host, token, desk, publishing = (draft) => draft } = given
  const addresses = addressesOf(desk?.base)
  const placeFor = (request: IncomingMessage): Place => ({
    site: addresses.site,
    ...(given.publisher && { publishes: true }),
    ...(desk && { desk: desk.home }),
    ...(desk && visitorOf(request, token)?.role === 'owner' && { publish: desk.publish }),
  })
  const [engine, shell] = await Promise.all([
    createEngine({ server, host, folder: siteFolder(file), base: addresses.site }),
    shellBundled().then(() => buildShell(placeFor)),
  ])
  const draft = publishing(await openDraft(file, { isKept: true }))
  /** What is shown first, so that there is a page to look at where what was not saved has a mistake. */
  let shownFirst = draft.source() === draft.saved() ? undefined : draft.saved()
  const state = createState(file, { unsaved: () => shownFirst ?? draft.source(), tolerated, hasDrafts: true })
  /** Mistakes are said by the studio; the page in its frame shows the last site that could be made. */
  const current = () => ({ ...state.current(), errors: [] })
  const live = createLive(engine, current)
  const routes = createRoutes(engine, current, readerOf)
  const read = createDraftReader()
  const speak = createSpeak(draft, read)
  const overview = createOverview(draft, state.current, read, speak)
  const events = createEvents(overview)
  const assistant = createAssistant(draft, desk !== undefined)

  let doubting: NodeJS.Timeout | undefined
  const doubt = inTurn(async () => {
    await state.doubt()
    events.tellAll()
  })
  const show = inTurn(async () => {
    clearTimeout(doubting)
    await state.read()
    await live.tellAll()
    events.tellAll()
    doubting = setTimeout(doubt, DOUBT_AFTER_MS)
  })
  /** What is being made of the latest change. */
  let showing = Promise.resolve()
  const isShared = desk !== undefined
  const publisher = given.publisher?.(draft)
  const api = createApi({
    ...{ draft, engine, read, overview, speak, events, assistant, isShared, publisher },
    state: state.current,
    shown: () => showing,
  })
  const handle = createHandler({ host, token, addresses, isShared, api, events, speak, shell, routes })

  if (shownFirst !== undefined) await state.read()
  shownFirst = undefined
  await show()
  const stopListening = draft.onChange(() => {
    showing = show()
  })
  const watchers = followSiteFolders(draft.folder, show)
  followCode(engine, () => {
    bundling?.kill()
    show()
  })
  // Vite takes web sockets of anybody who has found the address.
  if (desk) server.prependListener('upgrade', (request, socket) => visitorOf(request, token) ?? socket.destroy())
  // While the browser opens. What is wrong with the code, the first page says.
  let bundling: ReturnType<typeof bundleForNextTime>
  engine.renderer().then(
    () => {
      bundling = bundleForNextTime()
    },
    () => {},
  )
  return {
    handle,
    draft,
    async close() {
      events.close()
      assistant.close()
      clearTimeout(doubting)
      stopListening()
      await draft.close()
      for (const watcher of watchers) watcher.close()
      bundling?.kill()
      await engine.close()
    },
  }
}

import type { ServerResponse } from 'node:http'
import { idOf } from '../draft/author.ts'
import type { OverviewIn, Viewer } from './overview.ts'

/** Somebody who has the studio open, as the others see them. */
export interface Present {
  tab: string
  id: string
  name: string
  /** The page in their frame, and the field in which they are. */
  route?: string
  field?: string
}

export type Place = Pick<Present, 'route' | 'field'>

/** A connection on which nothing is said is taken for a dead one by what lies between here and the browser. */
const BEAT_MS = 5_000

/** Tells open studios what has changed, whoever changed it, and who else is there (server-sent events). */
export function createEvents(overview: OverviewIn) {
  const open = new Map<ServerResponse, Viewer>()
  const places = new Map<string, Place>()
  const messageFor = (viewer: Viewer) => `data: ${JSON.stringify(overview(viewer))}\n\n`
  const keyOf = ({ language, by }: Viewer) => `${language} ${idOf(by)}`
  const present = () =>
    [...open.values()].flatMap(({ by, tab }): Present[] =>
      typeof by === 'string' ? [] : [{ tab, id: by.id, name: by.name, ...places.get(tab) }],
    )
  const writeAll = (text: string) => {
    for (const response of open.keys()) response.write(text)
  }
  const tellPeople = () => writeAll(`event: people\ndata: ${JSON.stringify(present())}\n\n`)
  const beating = setInterval(writeAll, BEAT_MS, ':\n\n').unref()
  return {
    open(response: ServerResponse, viewer: Viewer): void {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      open.set(response, viewer)
      response.once('close', () => {
        open.delete(response)
        if (![...open.values()].some(({ tab }) => tab === viewer.tab)) places.delete(viewer.tab)
        tellPeople()
      })
      response.write(messageFor(viewer))
      tellPeople()
    },
    tellAll() {
      const viewers = new Map([...open.values()].map((viewer) => [keyOf(viewer), viewer]))
      const messages = new Map([...viewers].map(([key, viewer]) => [key, messageFor(viewer)]))
      for (const [response, viewer] of open) response.write(messages.get(keyOf(viewer)))
    },
    /** Somebody has gone to another page or field. */
    move(tab: string, place: Place) {
      if (![...open.values()].some((viewer) => viewer.tab === tab)) return
      places.set(tab, place)
      tellPeople()
    },
    close: () => clearInterval(beating),
  }
}

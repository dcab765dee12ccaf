import type { WebSocketClient } from 'vite'
import { withoutBase } from '../common/base.ts'
import type { Engine } from './engine.ts'
import { HELLO, type Hello, UPDATE, type Update } from './messages.ts'
import { updateFor } from './pages.ts'
import type { PreviewState } from './state.ts'

/** Keeps the open pages up to date: each has said which path it shows. */
export function createLive(engine: Engine, current: () => PreviewState, canEdit = false) {
  const paths = new Map<WebSocketClient, string>()
  const { ws } = engine.vite
  const update = async (path: string) => ({
    ...(await updateFor(engine, current(), path)),
    ...(canEdit && { canEdit }),
  })
  ws.on(HELLO, ({ path }: Hello, client: WebSocketClient) => {
    const route = withoutBase(path, engine.base)
    paths.set(client, route)
    update(route).then((told) => client.send(UPDATE, told))
  })
  return {
    async tellAll() {
      const updates = new Map<string, Promise<Update>>()
      for (const [client, path] of paths) {
        if (!ws.clients.has(client)) paths.delete(client)
        else if (!updates.has(path)) updates.set(path, update(path))
      }
      for (const [client, path] of paths) client.send(UPDATE, await updates.get(path))
    },
  }
}

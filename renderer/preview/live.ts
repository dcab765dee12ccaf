import type { WebSocketClient } from 'vite'
import type { Engine } from './engine.ts'
import { HELLO, type Hello, UPDATE, type Update } from './messages.ts'
import { updateFor } from './pages.ts'
import type { PreviewState } from './state.ts'

/** Keeps the open pages up to date: each has said which path it shows. */
export function createLive(engine: Engine, current: () => PreviewState) {
  const paths = new Map<WebSocketClient, string>()
  const { ws } = engine.vite
  ws.on(HELLO, ({ path }: Hello, client: WebSocketClient) => {
    paths.set(client, path)
    updateFor(engine, current(), path).then((update) => client.send(UPDATE, update))
  })
  return {
    async tellAll() {
      const updates = new Map<string, Promise<Update>>()
      for (const [client, path] of paths) {
        if (!ws.clients.has(client)) paths.delete(client)
        else if (!updates.has(path)) updates.set(path, updateFor(engine, current(), path))
      }
      for (const [client, path] of paths) client.send(UPDATE, await updates.get(path))
    },
  }
}

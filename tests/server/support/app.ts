/** The app on a real SQLite file, called without a port. */
import { pino } from 'pino'
import { createApp } from '../../../server/app.ts'
import { readBuild } from '../../../server/build.ts'
import { createVelocityCounter } from '../../../server/intake/velocity.ts'
import { createPhotoDesk } from '../../../server/photos/desk.ts'
import { openStore } from '../../../server/store/open.ts'
import type { Lead } from '../../../server/store/types.ts'
import { testSettings } from './site.ts'

export async function testApp(env: Record<string, string> = {}, photos = createPhotoDesk()) {
  const settings = await testSettings(env)
  const build = await readBuild(settings.DIST_DIR)
  const { store } = await openStore(settings, { isServer: false })
  const parts = { settings, ...build, store, log: pino({ level: 'silent' }), onAnswer: () => {}, noteProxy: () => {} }
  const app = createApp({ ...parts, photos, velocity: createVelocityCounter(), canaryToken: 'token' })
  const leads = async () => {
    const found: Lead[] = []
    for await (const lead of store.leads()) found.push(lead)
    return found
  }
  return { app, store, leads, settings, close: () => Promise.all([store.close(), photos.stop()]) }
}

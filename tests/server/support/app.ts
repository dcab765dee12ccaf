/** The app on a real SQLite file, called without a port. */
import { pino } from 'pino'
import { createApp } from '../../../server/app.ts'
import { readBuild } from '../../../server/build.ts'
import { createVelocityCounter } from '../../../server/intake/velocity.ts'
import { createPhotoDesk } from '../../../server/photos/desk.ts'
import type { SiteFile } from '../../../server/site.ts'
import { openStore } from '../../../server/store/open.ts'
import type { Lead } from '../../../server/store/types.ts'
import { createVitalsTally } from '../../../server/vitals/tally.ts'
import { testSettings } from './site.ts'

export async function testApp(
  env: Record<string, string> = {},
  photos = createPhotoDesk(),
  more: Partial<SiteFile> = {},
) {
  const settings = await testSettings(env)
  const read = await readBuild(settings.DIST_DIR)
  const build = { ...read, siteFile: { ...read.siteFile, ...more } }
  const { store } = await openStore(settings, { isServer: false })
  const vitals = createVitalsTally(store)
  const parts = { settings, ...build, store, log: pino({ level: 'silent' }), onAnswer: () => {}, noteProxy: () => {} }
  const app = createApp({ ...parts, vitals, photos, velocity: createVelocityCounter(), canaryToken: 'token' })
  const leads = async () => {
    const found: Lead[] = []
    for await (const lead of store.leads()) found.push(lead)
    return found
  }
  return { app, store, vitals, leads, settings, close: () => Promise.all([store.close(), photos.stop()]) }
}

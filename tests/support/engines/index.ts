/** The browsers beside Chromium: installed where that is possible, else a test's name says why it is skipped. */
import { component } from '../../server/support/components.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

const firefox = component('firefox')
const webkit = component('webkit')
const screen = component('screen')

/** For `describe.skipIf(found.missing)(named('…', found), …)`. */
export const engines = [
  { name: 'Firefox', found: firefox, start: (): Promise<Engine> => startFirefox(firefox.path ?? '') },
  {
    name: 'WebKit',
    found: screen.missing ? screen : webkit,
    start: (): Promise<Engine> => startWebKit(webkit.path ?? '', screen.path ?? ''),
  },
]

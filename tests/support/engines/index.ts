/** The browsers beside Chromium: installed where that is possible, else a test's name says why it is skipped. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { component } from '../../server/support/components.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

const firefox = component('firefox')
const webkit = component('webkit')
const screen = component('screen')

/** For `describe.skipIf(found.missing)(named('…', found), …)`. */
export const engines = [
  { name: 'Firefox', found: firefox, start: () => startFirefox(firefox.path ?? '') },
  {
    name: 'WebKit',
    found: screen.missing ? screen : webkit,
    start: (): Promise<Engine> => startWebKit(webkit.path ?? '', screen.path ?? ''),
  },
]

/** WebKit on a machine that has none of the fonts from which the pages' stand-ins are made. */
export async function startWithoutArial(): Promise<Engine> {
  const file = join(await mkdtemp(join(tmpdir(), 'fonts-')), 'fonts.conf')
  await writeFile(file, FEW_FONTS)
  return startWebKit(webkit.path ?? '', screen.path ?? '', { FONTCONFIG_FILE: file })
}

const hidden = [
  'Arial',
  'Arimo',
  'Liberation Sans',
  'Liberation Serif',
  'Helvetica',
  'Nimbus Sans',
  'Roboto',
  'Noto Sans',
]

const FEW_FONTS = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><include>/etc/fonts/fonts.conf</include><selectfont><rejectfont>${hidden
  .map((family) => `<pattern><patelt name="family"><string>${family}</string></patelt></pattern>`)
  .join('')}</rejectfont></selectfont></fontconfig>`

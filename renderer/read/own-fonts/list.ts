import { hash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashFiles } from '../../common/files-hash.ts'
import { filesIn } from '../../common/files-in.ts'
import { type FontFacts, isFontFile } from '../../common/font-parts.ts'
import { writeWhole } from '../../common/write-whole.ts'
import { cacheFolder } from '../../folders.ts'
import type { OwnFont } from './inspect.ts'

/** Bytes. A font of Chinese has ten million; what is larger is no font for a website. */
const MOST_BYTES = 20_000_000
const CACHE = cacheFolder('own-fonts')
/** What is known of a file follows from them. */
const SOURCES = ['renderer/read/own-fonts/inspect.ts']

/** A file of a site's folder of fonts, by its name in it: a font, or why it is none that can be used. */
export type OwnFile = OwnFont | { fault: NonNullable<FontFacts['fault']> }

const known = new Map<string, Promise<OwnFile>>()

/** What a site has in its folder of fonts. A file is looked into once, and again when it changes. */
export async function readOwnFonts(folder: string | undefined): Promise<Map<string, OwnFile>> {
  if (folder === undefined || !existsSync(folder)) return new Map()
  const { files, links } = filesIn(folder)
  const read = files.filter(isFontFile).map(async (name) => [name, await readOwn(join(folder, name))] as const)
  return new Map([
    ...(await Promise.all(read)),
    ...links.filter(isFontFile).map((name) => [name, { fault: 'link' }] as const),
  ])
}

function readOwn(path: string): Promise<OwnFile> {
  const { size, mtimeMs } = statSync(path)
  if (size > MOST_BYTES) return Promise.resolve({ fault: 'large' })
  const key = `${path} ${size} ${mtimeMs}`
  const file = known.get(key) ?? look(path)
  known.set(key, file)
  return file
}

async function look(path: string): Promise<OwnFile> {
  const bytes = await readFile(path)
  const version = hash('sha256', bytes).slice(0, 16)
  const file = join(CACHE, `${version}-${hashFiles(SOURCES).slice(0, 8)}.json`)
  if (!existsSync(file)) {
    // Loaded only for a site that has fonts of its own.
    const { inspectFont } = await import('./inspect.ts')
    await writeWhole(file, JSON.stringify(await inspectFont(bytes, version)))
  }
  const font = JSON.parse(await readFile(file, 'utf8'))
  return 'fault' in font ? font : { ...font, path }
}

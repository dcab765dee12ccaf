import { statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheOf } from '../cache/cache-of-file.ts'
import { ownFaults } from '../check/own-parts.ts'
import type { Surroundings } from '../check/surroundings.ts'
import { isLitter } from '../common/file-names.ts'
import { type FolderContent, filesIn } from '../common/files-in.ts'
import { iconNames } from '../common/icons.ts'
import type { Problem } from '../common/problem.ts'
import { problemIn } from '../common/problem-in.ts'
import { isStarter, type SiteFolder, siteFolder } from '../common/site-folder.ts'
import { timed } from '../common/timed.ts'
import { today } from '../common/today.ts'
import { type Message, message } from '../messages/message.ts'
import { ownFontFacts, packageFacts } from '../read/own-fonts/facts.ts'
import type { SourceText } from '../read/source-text.ts'
import { type Checked, type CheckOptions, checkPages } from './check.ts'
import { keptSource } from './kept-text.ts'
import { sizesIn } from './sizes.ts'

export interface SiteRead extends Checked {
  /** Empty for a file that cannot be read. */
  source: SourceText
}

interface ReadOptions extends Pick<CheckOptions, 'doubts' | 'tolerated'> {
  /** What stands in the file once it is saved, for whoever edits it. */
  unsaved?: string | undefined
  /** Shows also what does not show at present. */
  isTimeless?: boolean
}

/** Reads a pages.yaml with the lists of what may be used in it, and checks it: the only part that touches the disk. */
export async function readSite(file: string, { unsaved, isTimeless, ...options }: ReadOptions = {}): Promise<SiteRead> {
  const [text, surroundings] = await timed('read', () =>
    Promise.all([unsaved ?? readText(file), listSurroundings(siteFolder(file))]),
  )
  if (typeof text !== 'string') return { source: keptSource(''), problems: [text] }
  const source = keptSource(text)
  const cache = cacheOf(file)
  const result = checkPages(source, {
    file,
    today: today(),
    isStarter: isStarter(file),
    sizeOf: sizesIn(siteFolder(file)),
    ...(!isTimeless && { moment: Date.now() }),
    ...options,
    ...surroundings,
    cache,
  })
  cache.turn()
  const faults = ownFaults()
  // What a project has of its own is in the code of every page.
  return faults.length > 0 ? { source, problems: [...faults, ...result.problems] } : { source, ...result }
}

/** What the folders beside a file hold, the icons of Lucide and the fonts that are installed. */
export async function listSurroundings({
  images: pictures,
  publicFiles,
  fonts,
}: SiteFolder): Promise<Required<Surroundings>> {
  const { files: ownImages, links: linkedImages } = withoutLitter(filesIn(pictures))
  // A picture is made anew in any case, so it may be a link to one.
  const images = [...ownImages, ...linkedImages.filter((name) => isFile(join(pictures, name)))]
  const { files, links } = withoutLitter(filesIn(publicFiles))
  const fontFacts = { ...packageFacts(), ...(await ownFontFacts(fonts)) }
  return {
    images,
    icons: iconNames,
    fonts: Object.keys(fontFacts),
    fontFacts,
    files: files.map((name) => `/${name}`),
    videoBytes: bytesOf(publicFiles, files.filter(isVideo)),
    links: links.map((name) => `/${name}`),
  }
}

const isVideo = (name: string) => /\.(mp4|webm)$/.test(name)

/** By the paths of the files in public/; without those that went away meanwhile. */
const bytesOf = (folder: string, names: string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const stats = statSync(join(folder, name), { throwIfNoEntry: false })
      return stats ? [[`/${name}`, stats.size]] : []
    }),
  )

async function readText(file: string): Promise<string | Problem> {
  const problem = (code: string, said: Problem['said']) => problemIn(file, code, said)
  let bytes = Buffer.alloc(0)
  try {
    const large = await tooLarge(file)
    if (large) return problem('unreadable-file', large)
    bytes = await readFile(file)
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT')
      return problem('missing-file', {
        message: message('missing-file.pages', { file }),
        hint: message('missing-file.pages-hint'),
      })
    if (code === 'EISDIR')
      return problem('unreadable-file', {
        message: message('unreadable-file.folder', { file }),
        hint: message('unreadable-file.folder-hint'),
      })
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      return { ...problem('bad-encoding', notUtf8(file, bytes)), ...firstOdd(bytes) }
    return problem('unreadable-file', {
      message: message('unreadable-file', { file, code: code ?? String(error) }),
      hint: message('unreadable-file.hint'),
    })
  }
}

/** Ten thousand pages have 40 to 65 MB; a file of half as much again would take a machine's memory and a minute. */
const mostMegabytes = 100

/** Why a file is not even read: no site is so large, and whoever waits would not know for what. */
export async function tooLarge(file: string): Promise<{ message: Message; hint: Message } | undefined> {
  const megabytes = Math.ceil((await stat(file)).size / 1_000_000)
  if (megabytes <= mostMegabytes) return undefined
  return {
    message: message('unreadable-file.too-large', { file, megabytes, most: mostMegabytes }),
    hint: message('unreadable-file.too-large-hint'),
  }
}

/** An editor that takes the bytes for UTF-8 would save wrong letters: it has to open them as what they are. */
export function notUtf8(file: string, bytes: Buffer): { message: Message; hint: Message[] } {
  const isWide = /^(?:\xff\xfe|\xfe\xff|.\0|\0.)/s.test(bytes.toString('latin1', 0, 2))
  return {
    message: message('bad-encoding', { file }),
    hint: [message('bad-encoding.open-as', { form: isWide ? 'wide' : 'bytes' }), message('bad-encoding.where')],
  }
}

/** Line and column of the first byte that is no UTF-8. */
function firstOdd(bytes: Buffer): Pick<Problem, 'line' | 'column'> {
  const text = bytes.toString('utf8')
  const before = text.slice(0, Math.max(0, text.indexOf('\ufffd'))).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

const withoutLitter = ({ files, links }: FolderContent): FolderContent => ({
  files: files.filter((name) => !isLitter(name)),
  links,
})

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isLitter } from '../common/file-names.ts'
import { filesIn } from '../common/files-in.ts'
import { compressedEndings } from '../common/reserved.ts'
import type { SiteFolder } from '../common/site-folder.ts'
import { filesOf, type ImageManifest } from '../html/image-manifest.ts'
import type { Bundle } from './bundle.ts'
import type { MadeFonts } from './fonts/cut.ts'
import type { BuildRecord } from './record.ts'
import { isSame, type Stamp } from './tree.ts'

/** A file of the site that is there already and only has to be copied. */
export interface Copy {
  from: string
  /** What it holds, as a hash, or "named" where the name says it. */
  holds: string
}

/** The build that stands in the target, where it can be built upon. */
export interface LastBuild {
  record: BuildRecord
  /** The files as they are on the disk now. */
  present: Map<string, Stamp>
}

/** Whether a file of the last build and its compressed copies are still as they were left. */
export function isIntact(file: string, before: LastBuild | undefined): boolean {
  if (!before) return false
  const { record, present } = before
  const isAsLeft = (path: string) => isSame(record.files[path]?.stamp, present.get(path))
  return isAsLeft(file) && compressedEndings.every((ending) => !record.files[file + ending] || isAsLeft(file + ending))
}

/** Whether a file need not be made because the last build left just that. */
const isKept = (file: string, holds: string, before: LastBuild | undefined) =>
  before?.record.files[file]?.holds === holds && isIntact(file, before)

interface Sources {
  bundle: Bundle
  images: ImageManifest
  fonts: MadeFonts
  folder: SiteFolder
}

/** The site's public files, those of the bundle, the processed pictures, and the fonts. */
export function findCopies({ bundle, images, fonts, folder }: Sources, imageCache: string): Map<string, Copy> {
  const copies = new Map<string, Copy>()
  const { publicFiles } = folder
  for (const file of filesIn(publicFiles).files.filter((file) => !isLitter(file)))
    copies.set(join('client', file), hashed(join(publicFiles, file)))
  for (const file of bundle.assets) copies.set(join('client', file), named(join(bundle.folder, 'client', file)))
  for (const image of Object.values(images)) {
    for (const { url } of filesOf(image)) {
      copies.set(join('client', url), named(join(imageCache, 'files', url.split('/').at(-1) ?? '')))
    }
  }
  for (const [url, file] of Object.entries(fonts.files)) copies.set(join('client', url), named(file))
  return copies
}

const named = (from: string): Copy => ({ from, holds: 'named' })
export const hashed = (from: string): Copy => ({ from, holds: hashOf(from) })
const hashOf = (file: string) => createHash('sha1').update(readFileSync(file)).digest('base64')

/** Copies into the stage what the last build did not leave; returns what was copied. */
export function stageCopies(copies: ReadonlyMap<string, Copy>, before: LastBuild | undefined, stage: string): string[] {
  const fresh = [...copies].filter(([file, { holds }]) => !isKept(file, holds, before))
  for (const [file, { from }] of fresh) {
    mkdirSync(dirname(join(stage, file)), { recursive: true })
    copyFileSync(from, join(stage, file))
  }
  return fresh.map(([file]) => file)
}

/** Moves made files into the stage unless the last build left just these; returns all with what they hold. */
export function stageMade(builtFolder: string, before: LastBuild | undefined, stage: string) {
  const all = new Map(filesIn(builtFolder).files.map((file) => [file, hashOf(join(builtFolder, file))]))
  const fresh = [...all].filter(([file, holds]) => !isKept(file, holds, before)).map(([file]) => file)
  for (const file of fresh) {
    mkdirSync(dirname(join(stage, file)), { recursive: true })
    renameSync(join(builtFolder, file), join(stage, file))
  }
  rmSync(builtFolder, { recursive: true, force: true })
  return { all, fresh }
}

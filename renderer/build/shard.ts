import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Site } from '../pipeline/index.ts'

/** One share of a build that several machines do: the first, which brings everything besides the pages, is 1. */
export interface Shard {
  index: number
  count: number
}

/** What a part of a build says about itself, for the machine that joins the parts. */
interface PartRecord extends Shard {
  pages: string[]
  /** The names of the scripts and styles that the pages ask for. */
  assets: string[]
}

const RECORD = 'part.json'

/** "2/4" as a share; undefined when it is none. */
export function parseShard(text: string): Shard | undefined {
  const [, index = 0, count = 0] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? []
  return index >= 1 && index <= count ? { index, count } : undefined
}

/** The addresses of a share. Neighbors in the file go to different shares, since they are often of one size. */
export function pagesOf(routes: readonly string[], shard?: Shard): readonly string[] {
  return shard ? routes.filter((_, place) => place % shard.count === shard.index - 1) : routes
}

/** Writes what the joining machine compares; `files` are those that come with the code. */
export async function recordPart(out: string, shard: Shard, pages: string[], files: string[]): Promise<void> {
  const assets = files.filter((name) => /\.(js|css)$/.test(name))
  await writeFile(join(out, RECORD), JSON.stringify({ ...shard, pages, assets } satisfies PartRecord))
}

/** Throws {@link PartsError} where a share would take the place of something else, such as of the site that visitors get. */
export function requirePlaceForShare(target: string): void {
  const stats = lstatSync(target, { throwIfNoEntry: false })
  if (!stats || (stats.isDirectory() && (readdirSync(target).length === 0 || existsSync(join(target, RECORD))))) return
  throw new PartsError(`"${target}" is no share of a build. Name another folder with --out, such as part-1.`)
}

/** Thrown when parts do not make one site; the message says why. */
export class PartsError extends Error {}

/** Joins the parts of one build of a site into a new folder. Throws {@link PartsError} when they do not make it. */
export async function joinParts({ routes }: Pick<Site, 'routes'>, parts: string[], target: string): Promise<void> {
  const records = await Promise.all(parts.map(readRecord))
  compareRecords(parts, records)
  const built = new Set(records.flatMap((record) => record.pages))
  const missing = routes.find((route) => !built.delete(route)) ?? [...built][0]
  if (missing)
    throw new PartsError(`pages.yaml has changed since the parts were built: see ${missing}. Build them again.`)
  await mkdir(dirname(target), { recursive: true })
  for (const part of parts) await cp(part, target, { recursive: true })
  await rm(join(target, RECORD))
}

async function readRecord(part: string): Promise<PartRecord> {
  const text = await readFile(join(part, RECORD), 'utf8').catch(() => {
    throw new PartsError(`${part} is no part of a build: it has no ${RECORD}. Build it with --shard.`)
  })
  return JSON.parse(text)
}

function compareRecords(parts: string[], records: PartRecord[]): void {
  const [first] = records
  if (!first) throw new PartsError('No parts were given.')
  const indexes = records.map(({ index }) => index).sort((one, other) => one - other)
  const wanted = Array.from({ length: first.count }, (_, place) => place + 1)
  if (indexes.join() !== wanted.join()) {
    throw new PartsError(`The parts 1 to ${first.count} are needed, each once; there are ${indexes.join(', ')}.`)
  }
  const state = ({ count, assets }: PartRecord) => JSON.stringify([count, assets])
  const other = records.findIndex((record) => state(record) !== state(first))
  if (other > 0) {
    throw new PartsError(
      `${parts[other]} was built from another state of the project than ${parts[0]}. Build both again.`,
    )
  }
}

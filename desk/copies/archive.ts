/**
 * A copy as one stream of bytes: tar, gzip and, with a key, age (https://age-encryption.org), so that it can be opened
 * without this program too. What comes in is judged as a stranger's: it may be anybody's file.
 */
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from 'modern-tar'
import * as z from 'zod'
import { message } from '../../renderer/messages/message.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import { isCopied } from './paths.ts'
import type { Bytes } from './place.ts'

/** What a copy says of itself, before all that it holds. */
const manifestOf = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  files: z.int().min(0).max(500_000),
  bytes: z.int().min(0),
  database: z.enum(['sqlite', 'postgres']).optional(),
  leads: z.int().min(0).optional(),
  /** The branch that was open, and where the history is pushed to. */
  branch: z.string().max(200).optional(),
  remote: z.string().max(1000).optional(),
})
export type Manifest = z.infer<typeof manifestOf>

/** A file that goes into a copy, or comes out of it. */
export type Part = { path: string; size: number; isProgram: boolean }
export type Source = Part & { file: string }
export type Take = (part: Part, body: Bytes) => Promise<void>
type Begin = (manifest: Manifest) => Promise<Take>

const manifestName = 'copy.json'
const longestManifest = 64 * 1024
/** Beside the files of the site, which stand in the folder "site". */
export const besides = { history: 'history.bundle', sqlite: 'leads.sqlite', postgres: 'leads.dump' } as const
export const siteFolderName = 'site/'

export const bytesOfFile = (file: string) => Readable.toWeb(createReadStream(file)) as Bytes

/** Reads all files once, and fails where one is no longer as large as it was said to be. */
export async function pack(manifest: Manifest, sources: readonly Source[], key?: string): Promise<Bytes> {
  const { readable, controller } = createTarPacker()
  const fill = async () => {
    const head = new TextEncoder().encode(JSON.stringify(manifest))
    await new Blob([head]).stream().pipeTo(controller.add({ name: manifestName, size: head.length, type: 'file' }))
    for (const { path, size, isProgram, file } of sources) {
      const body = controller.add({ name: path, size, type: 'file', mode: isProgram ? 0o755 : 0o644 })
      await bytesOfFile(file).pipeTo(body)
    }
    controller.finalize()
  }
  fill().catch((error) => controller.error(error))
  const zipped: Bytes = readable.pipeThrough(new CompressionStream('gzip'))
  if (!key) return zipped
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(key))
  return (await encrypter.encrypt(zipped)) as Bytes
}

/** Writes what was handed over to a new file, which only its owner may read. */
export async function saveBody(body: Bytes, file: string, isProgram?: boolean): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const mode = { true: 0o755, false: 0o644, undefined: 0o600 }[`${isProgram}`]
  await pipeline(Readable.fromWeb(body as never), createWriteStream(file, { flags: 'wx', mode }))
}

/**
 * Hands over all that a copy holds, one file after the other, each of which has to be read to its end. `begin` hears first
 * what the copy says of itself; no more comes than that. Throws where anything is missing, cut or of another kind.
 */
export async function unpack(bytes: Bytes, key: string | undefined, begin: Begin): Promise<Manifest> {
  return unpackAll(bytes, key, begin).catch((error) => {
    // A full disk is no fault of the copy.
    throw error instanceof Refusal || error.syscall ? error : unfit(String(error.message))
  })
}

async function unpackAll(bytes: Bytes, key: string | undefined, begin: Begin): Promise<Manifest> {
  const zipped = key ? await decrypted(bytes, key) : bytes
  const entries = zipped.pipeThrough(new DecompressionStream('gzip')).pipeThrough(createTarDecoder({ strict: true }))
  let manifest: Manifest | undefined
  let take: Take | undefined
  let left = { files: 0, bytes: 0 }
  for await (const entry of entries) {
    if (!manifest || !take) {
      manifest = await readManifest(entry)
      take = await begin(manifest)
      left = { files: manifest.files, bytes: manifest.bytes }
      continue
    }
    const part = partOf(entry)
    left = { files: left.files - 1, bytes: left.bytes - part.size }
    if (left.files < 0 || left.bytes < 0) throw unfit('more')
    await take(part, entry.body as Bytes)
  }
  if (!manifest || left.files !== 0 || left.bytes !== 0) throw unfit('less')
  return manifest
}

const unfit = (part: string) => new Refusal(message('copy.unfit', { part }), message('copy.unfit-hint'))

async function decrypted(bytes: Bytes, key: string): Promise<Bytes> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  return (await decrypter.decrypt(bytes).catch(() => {
    throw new Refusal(message('copy.other-key'), message('copy.other-key-hint'))
  })) as Bytes
}

async function readManifest({ header, body }: ParsedTarEntry): Promise<Manifest> {
  if (header.name !== manifestName || header.size > longestManifest) throw unfit(header.name)
  const text = await new Response(body as Bytes).text()
  const { data } = manifestOf.safeParse(JSON.parse(text))
  if (!data) throw unfit(manifestName)
  return data
}

/** Files alone, where a copy has them: no link, no device, no way out of the folder. */
function partOf({ header: { name, type, size, mode = 0 } }: ParsedTarEntry): Part {
  const isBeside = Object.values<string>(besides).includes(name)
  const isOfSite = name.startsWith(siteFolderName) && isCopied(name.slice(siteFolderName.length))
  if (type !== 'file' || !(isBeside || isOfSite)) throw unfit(name)
  return { path: name, size, isProgram: (mode & 0o100) !== 0 }
}

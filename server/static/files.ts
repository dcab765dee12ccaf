/**
 * Serves the built site. Hono's own file middleware knows precompressed files but neither validators nor directory
 * redirects, so the little that it does is done here together with them.
 */
import type { Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { hashedFolders } from '../../renderer/common/reserved.ts'
import { readPart } from './part.ts'
import { byteRange } from './range.ts'

type File = { path: string; stats: Stats; type: string; encoding?: string }

const encodings = { br: '.br', gzip: '.gz' }
const compressible =
  /^(text\/|image\/svg|application\/(json|javascript|xml|manifest|rss|atom|ld)|font\/(otf|ttf))|\+(json|xml)/

/** The response for a path of the site, or undefined when the build has no such file. */
export async function serveFile(root: string, request: Request, status: 200 | 404 = 200, path?: string) {
  const url = path ?? safePath(new URL(request.url).pathname)
  const file = url === undefined ? undefined : await findFile(root, url, request.headers.get('accept-encoding') ?? '')
  if (!file) return undefined
  const headers = headersOf(file, url ?? '')
  if (status === 200 && isUnchanged(request.headers, headers)) return new Response(null, { status: 304, headers })
  return send(request, file, headers, status)
}

/** Decodes a path; undefined when it is malformed, hidden or leaves the site. */
function safePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    const isOdd = /[\\\0]|\/\/|(^|\/)\.(?!well-known\/)|\.(br|gz)$/.test(path)
    return isOdd ? undefined : path
  } catch {
    return undefined
  }
}

async function findFile(root: string, path: string, accepts: string): Promise<File | undefined> {
  const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}/index.html`]
  for (const candidate of candidates) {
    const original = join(root, candidate)
    const stats = await fileStats(original)
    if (!stats) continue
    const type = getMimeType(original) ?? 'application/octet-stream'
    return (await findCompressed(original, type, accepts)) ?? { path: original, stats, type }
  }
  return undefined
}

async function findCompressed(path: string, type: string, accepts: string): Promise<File | undefined> {
  if (!compressible.test(type)) return undefined
  for (const [encoding, extension] of Object.entries(encodings)) {
    if (!new RegExp(`(^|[\\s,])${encoding}(?!;q=0(\\.0*)?(,|$))\\s*(;|,|$)`).test(accepts.replaceAll(' ', ''))) continue
    const stats = await fileStats(path + extension)
    if (stats) return { path: path + extension, stats, type, encoding }
  }
  return undefined
}

const fileStats = async (path: string) => {
  const stats = await stat(path).catch(() => undefined)
  return stats?.isFile() ? stats : undefined
}

function headersOf({ stats, type, encoding }: File, path: string): Headers {
  const isHashed = hashedFolders.some((folder) => path.startsWith(folder))
  const headers = new Headers({
    'content-type': type,
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    etag: `"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}${encoding ? `-${encoding}` : ''}"`,
    'last-modified': new Date(Math.floor(stats.mtimeMs / 1000) * 1000).toUTCString(),
    'accept-ranges': 'bytes',
  })
  if (compressible.test(type)) headers.set('vary', 'Accept-Encoding')
  if (encoding) headers.set('content-encoding', encoding)
  return headers
}

function isUnchanged(asked: Headers, file: Headers): boolean {
  const tags = asked.get('if-none-match')
  if (tags !== null)
    return tags === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === file.get('etag'))
  const since = Date.parse(asked.get('if-modified-since') ?? '')
  return since >= Date.parse(file.get('last-modified') ?? '')
}

function send(request: Request, { path, stats }: File, headers: Headers, status: 200 | 404): Response {
  const range = status === 200 && request.method === 'GET' ? byteRange(request.headers, headers, stats.size) : undefined
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${stats.size}` } })
  }
  const { start, end } = range ?? { start: 0, end: stats.size - 1 }
  headers.set('content-length', String(end - start + 1))
  if (range) headers.set('content-range', `bytes ${start}-${end}/${stats.size}`)
  const hasBody = request.method === 'GET' && stats.size > 0
  const body = hasBody ? readPart(path, start, end) : null
  return new Response(body, { status: range ? 206 : status, headers })
}

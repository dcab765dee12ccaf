/** Pages of another version in a frame of the desk: they look as they would, and do nothing. */
import { join } from 'node:path'
import { underBase } from '../../renderer/preview/under-base.ts'
import { serveFile } from '../../server/static/files.ts'

/** No scripts, no forms; a frame of the desk alone may have them. */
const headers: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-same-origin",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
}

/** A file of a build as it is at another address, to which its own addresses lead then. */
export async function showFile(dist: string, path: string, base: string): Promise<Response | undefined> {
  const request = new Request(new URL(path, 'http://build'), { headers: { 'accept-encoding': 'identity' } })
  const file = await serveFile(join(dist, 'client'), request)
  if (!file) return undefined
  const type = file.headers.get('content-type') ?? 'application/octet-stream'
  const isText = /^text\/(html|css)/.test(type)
  const body = isText ? underBase(await file.text(), `${base}/`) : file.body
  return new Response(body, { headers: { ...headers, 'content-type': type } })
}

import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { message } from '../../renderer/messages/message.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import type { Bytes, CopySettings, Place } from './place.ts'

/** Of ten thousand such parts a copy may have: 160 GB. Two of them are in memory at once. */
const partBytes = 16 * 2 ** 20
/** For a whole copy, which is read bit by bit, and for anything else. */
const longestMs = { copy: 6 * 60 * 60_000, other: 10 * 60_000 }

type Asked = { method: 'GET' | 'PUT' | 'POST' | 'DELETE'; body?: Uint8Array<ArrayBuffer> | string }

/** A folder in a bucket: `s3://bucket` or `s3://bucket/folder`. Parts come together under the name when all have arrived. */
export function s3Place(settings: CopySettings, { hostname: bucket, pathname }: URL): Place {
  const { COPIES_S3_REGION: region, COPIES_S3_KEY = '', COPIES_S3_SECRET = '' } = settings
  const endpoint = settings.COPIES_S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`
  const prefix = pathname.slice(1).replace(/\/*$/, (end) => (end === pathname.slice(1) ? '' : '/'))
  const client = new AwsClient({ accessKeyId: COPIES_S3_KEY, secretAccessKey: COPIES_S3_SECRET, service: 's3', region })

  async function ask(name: string, query: Record<string, string>, { method, body }: Asked): Promise<Response> {
    const url = new URL(`${endpoint}/${bucket}/${name === '' ? '' : prefix + name}`)
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
    const signal = AbortSignal.timeout(longestMs[method === 'GET' && name !== '' ? 'copy' : 'other'])
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    }
    const init = { method, headers, signal, ...(body !== undefined && { body }) }
    const response = await client.fetch(url.href, init).catch((error) => {
      throw unreachable(endpoint, String(error.cause?.message ?? error.message))
    })
    if (response.ok || (method === 'DELETE' && response.status === 404)) return response
    const [, code = `${response.status}`] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? []
    throw unreachable(`${endpoint}/${bucket}`, code)
  }

  async function upload(name: string, uploadId: string, bytes: Bytes) {
    const tags: string[] = []
    for await (const body of inParts(bytes)) {
      const partNumber = `${tags.length + 1}`
      const { headers } = await ask(name, { partNumber, uploadId }, { method: 'PUT', body })
      tags.push(headers.get('etag') ?? '')
    }
    const parts = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
    const answer = await (await ask(name, { uploadId }, { method: 'POST', body })).text()
    // What goes wrong while parts are joined comes with status 200.
    const [, code] = /<Error>.*<Code>(\w+)<\/Code>/s.exec(answer) ?? []
    if (code) throw unreachable(`${endpoint}/${bucket}`, code)
  }

  return {
    async list() {
      const names: string[] = []
      let next: string | undefined
      do {
        const query = { 'list-type': '2', prefix, ...(next !== undefined && { 'continuation-token': next }) }
        const text = await (await ask('', query, { method: 'GET' })).text()
        names.push(...[...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key.slice(prefix.length)))
        next = /<NextContinuationToken>([^<]+)</.exec(text)?.[1]
      } while (next !== undefined)
      return names
    },
    async write(name, bytes) {
      const begun = await (await ask(name, { uploads: '' }, { method: 'POST' })).text()
      const uploadId = /<UploadId>([^<]+)</.exec(begun)?.[1] ?? ''
      try {
        await upload(name, uploadId, bytes)
      } catch (error) {
        await ask(name, { uploadId }, { method: 'DELETE' }).catch(() => {})
        throw error
      }
    },
    async read(name) {
      const { body } = await ask(name, {}, { method: 'GET' })
      return body as Bytes
    },
    remove: async (name) => void (await ask(name, {}, { method: 'DELETE' })),
  }
}

const unreachable = (place: string, reason: string) =>
  new Refusal(message('copies.unreachable', { place, reason }), message('copies.unreachable-hint'))

/** All parts but the last have the same size, as S3 wants them. */
async function* inParts(bytes: Bytes): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let part = new Uint8Array(partBytes)
  let filled = 0
  for await (const chunk of bytes) {
    for (let from = 0; from < chunk.length; ) {
      const piece = chunk.subarray(from, from + partBytes - filled)
      part.set(piece, filled)
      filled += piece.length
      from += piece.length
      if (filled < partBytes) continue
      yield part
      part = new Uint8Array(partBytes)
      filled = 0
    }
  }
  if (filled > 0) yield part.subarray(0, filled)
}

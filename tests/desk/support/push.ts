/** A push service as browsers have one, and a browser that reads what it passes on (RFC 8291, RFC 8292). */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'

export interface Pushed {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  at: number
}
interface Answer {
  status: number
  headers?: Record<string, string>
}

export async function startPushService(name: string, tls: { key: string; cert: string }) {
  const received: Pushed[] = []
  let answer: (path: string) => Answer | undefined = () => ({ status: 201 })
  const server: Server = createServer(tls, async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const path = String(request.url)
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks), at: Date.now() })
    const { status, headers = {} } = answer(path) ?? {}
    if (status) response.writeHead(status, headers).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `https://${name}:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    of: (path: string) => received.filter((one) => one.path === path),
    /** Undefined: no answer at all. */
    behave(next: typeof answer) {
      answer = next
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const base64url = (data: Buffer) => data.toString('base64url')
const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** A browser: what it gives the desk, and how it reads what comes for it. */
export function pushBrowser(endpoint: string) {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  const read = (body: Buffer): string => {
    const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)]
    const [sender, record] = [body.subarray(21, 21 + length), body.subarray(21 + length)]
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
    const key = derive(own.computeSecret(sender), auth, about, 32)
    const nonce = derive(key, salt, 'Content-Encoding: nonce\0', 12)
    const cipher = createDecipheriv('aes-128-gcm', derive(key, salt, 'Content-Encoding: aes128gcm\0', 16), nonce)
    cipher.setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
    const end = padded.lastIndexOf(2)
    return padded.subarray(0, end).toString()
  }
  return { subscription: { endpoint, keys: { p256dh: base64url(own.getPublicKey()), auth: base64url(auth) } }, read }
}

/** What the header says of the sender, and whether the key that browsers were given has signed it. */
export function senderIn({ headers }: Pushed) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(headers.authorization)) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const raw = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: base64url(raw.subarray(1, 33)), y: base64url(raw.subarray(33)) }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return { isSigned, key, claims: JSON.parse(String(Buffer.from(claims, 'base64url'))) }
}

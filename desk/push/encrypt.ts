/**
 * What a push service passes on unread (RFC 8291, one record of RFC 8188), and who sends it (VAPID, RFC 8292). Of the
 * libraries web-push rests on old ASN.1 code and sends by itself, past our guard, and the others have one author each;
 * Node's own functions leave little to write.
 */
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto'

/** Of a browser, as it gives them: its public key and its secret, in base64url. */
export interface SubscriptionKeys {
  p256dh: string
  auth: string
}

const curve = 'prime256v1'
const recordSize = 4096
const bytes = (text: string) => Buffer.from(text, 'base64url')
const derive = (key: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Encrypts a text for one browser. Throws where its keys are none. */
export function encrypt(
  text: string,
  { p256dh, auth }: SubscriptionKeys,
  salt = randomBytes(16),
  own?: Buffer,
): Buffer {
  const [theirs, secret] = [bytes(p256dh), bytes(auth)]
  if (theirs.length !== 65 || secret.length !== 16) throw new Error('these are no keys of a browser')
  const sender = createECDH(curve)
  if (own) sender.setPrivateKey(own)
  else sender.generateKeys()
  const mine = sender.getPublicKey()
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, mine])
  const key = derive(sender.computeSecret(theirs), secret, about, 32)
  const content = derive(key, salt, 'Content-Encoding: aes128gcm\0', 16)
  const cipher = createCipheriv('aes-128-gcm', content, derive(key, salt, 'Content-Encoding: nonce\0', 12))
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  // 2 ends the last record.
  const record = [cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])), cipher.final()]
  return Buffer.concat([salt, size, Buffer.from([mine.length]), mine, ...record, cipher.getAuthTag()])
}

/** A new key of the sender, as it is kept. */
export const makeSenderKey = () =>
  JSON.stringify(generateKeyPairSync('ec', { namedCurve: curve }).privateKey.export({ format: 'jwk' }))

const validSeconds = 12 * 60 * 60

/** Who sends: what browsers have to know of it, and the header by which push services know it. */
export function senderOf(kept: string, contact: string) {
  const key = createPrivateKey({ key: JSON.parse(kept), format: 'jwk' })
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const publicKey = Buffer.concat([Buffer.from([4]), bytes(x), bytes(y)]).toString('base64url')
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const authorization = (endpoint: string, now = Date.now()) => {
    const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + validSeconds, sub: contact }
    const token = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
    const signature = sign('sha256', Buffer.from(token), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
    return `vapid t=${token}.${signature}, k=${publicKey}`
  }
  return { publicKey, authorization }
}

/** A device with passkeys, as the browser that asks it shows: it signs whatever it is told, so that tests can lie. */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

export interface Asked {
  challenge: string
  origin: string
  rpId: string
  /** User present, user verified, and that a key is attached. */
  flags?: number
  type?: string
}
export interface Key {
  id: string
  privateKey: KeyObject
  attestation: Uint8Array
  counter: number
  /** Kept by a service for all devices of a person: such keys count nothing. */
  isShared?: boolean
  userHandle: string
}

const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const [present, verified, attached] = [1, 4, 64]

function authData({ rpId }: Asked, flags: number, counter: number, key = Buffer.alloc(0)): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, key])
}

const clientData = (type: string, { challenge, origin, type: told = type }: Asked) =>
  JSON.stringify({ type: told, challenge, origin, crossOrigin: false })

export function makeKey(userHandle = ''): Key {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = new Map<number, number | Uint8Array>([
    ...([
      [1, 2],
      [3, -7],
      [-1, 1],
    ] as const),
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ])
  const id = randomBytes(16)
  const attestation = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(cose)])
  return { id: base64url(id), privateKey, attestation, counter: 0, userHandle }
}

/** What a browser sends when it has made a key. */
export function registration(key: Key, asked: Asked): RegistrationResponseJSON {
  const data = authData(asked, asked.flags ?? present | verified | attached, key.counter, Buffer.from(key.attestation))
  const object = new Map<string, string | Uint8Array | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, string>()],
    ['authData', new Uint8Array(data)],
  ])
  const response = {
    clientDataJSON: base64url(clientData('webauthn.create', asked)),
    attestationObject: base64url(isoCBOR.encode(object)),
    transports: ['internal' as const],
  }
  return { id: key.id, rawId: key.id, type: 'public-key', response, clientExtensionResults: {} }
}

/** What a browser sends when a key has signed. */
export function assertion(key: Key, asked: Asked): AuthenticationResponseJSON {
  if (!key.isShared) key.counter += 1
  const client = clientData('webauthn.get', asked)
  const data = authData(asked, asked.flags ?? present | verified, key.counter)
  const signature = createSign('sha256').update(data).update(sha256(client)).sign(key.privateKey)
  const response = {
    clientDataJSON: base64url(client),
    authenticatorData: base64url(data),
    signature: base64url(signature),
    ...(key.userHandle && { userHandle: key.userHandle }),
  }
  return { id: key.id, rawId: key.id, type: 'public-key', response, clientExtensionResults: {} }
}

import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { literalAddress } from '../../server/addresses.ts'
import { commitOne, type Database } from '../../server/store/database.ts'
import type { Person } from './people.ts'
import { newSecret } from './secrets.ts'

export interface Passkey {
  /** As the browser calls it, in base64url. */
  id: string
  personId: string
  publicKey: Uint8Array<ArrayBuffer>
  /** How often the device says that it was used; 0 for keys that several devices share. */
  counter: number
  name: string
  createdAt: number
  usedAt: number | null
}

/** Where passkeys are good: a browser ties each to a host, and says on which origin it was used. */
export interface Party {
  id: string
  origin: string
}

/** Undefined where browsers know no passkeys: they need HTTPS, or this machine by its name, and a host that is no number. */
export function partyOf(origin: string): Party | undefined {
  const { hostname: id, protocol } = new URL(origin)
  return !literalAddress(id) && (protocol === 'https:' || id === 'localhost') ? { id, origin } : undefined
}

/** What a browser needs to sign in with one: it knows itself which keys are good for the host. */
export const optionsToUse = ({ id: rpId }: Party): PublicKeyCredentialRequestOptionsJSON => ({
  rpId,
  challenge: newSecret(),
  userVerification: 'required',
})

const columns = `id, person_id AS "personId", public_key AS "publicKey", counter, name, created_at AS "createdAt",
  used_at AS "usedAt"`
const sql = {
  add: `INSERT INTO desk_passkeys (id, person_id, public_key, counter, transports, name, created_at)
    VALUES (:id, :person, :publicKey, :counter, :transports, :name, now_ms()) ON CONFLICT (id) DO NOTHING RETURNING id`,
  byId: `SELECT ${columns} FROM desk_passkeys WHERE id = :id`,
  all: `SELECT ${columns} FROM desk_passkeys WHERE person_id = :person ORDER BY created_at`,
  use: `UPDATE desk_passkeys SET counter = :counter, used_at = now_ms() WHERE id = :id AND counter = :before RETURNING id`,
  remove: `DELETE FROM desk_passkeys WHERE id = :id AND person_id = :person RETURNING name`,
}

/** It takes a quarter of a second and 25 MB to load, and is needed when somebody uses a passkey. */
const library = () => import('@simplewebauthn/server')

/** What devices sign with: Ed25519, P-256 and RSA. Those after them are an experiment of Node still, which it says each time. */
const algorithms = [-8, -7, -257]

/** Says that a challenge is one of ours, once. */
type Take = (challenge: string) => boolean

export const passkeysOf = (database: Database) => {
  const all = async (person: string) => (await database.read(sql.all, { person })) as unknown as Passkey[]
  return {
    all,
    /** What a browser needs to make one. The person is known in it by the id, and by nothing that the id tells. */
    async optionsToAdd({ id: rpID }: Party, rpName: string, { id, address, name }: Person) {
      return (await library()).generateRegistrationOptions({
        ...{ rpName, rpID, userName: address, userID: new TextEncoder().encode(id) },
        userDisplayName: name || address,
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: (await all(id)).map((known) => ({ id: known.id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },
    /** Keeps what a browser made. Throws with the reason where it is not what was asked for. */
    async add(
      party: Party,
      person: string,
      name: string,
      response: RegistrationResponseJSON,
      take: Take,
    ): Promise<void> {
      const { registrationInfo } = await (await library()).verifyRegistrationResponse({
        ...{ response, expectedChallenge: take, expectedOrigin: party.origin, expectedRPID: party.id },
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      })
      if (!registrationInfo) throw new Error('the browser did not prove that it has the key')
      const { id, publicKey, counter } = registrationInfo.credential
      const transports = JSON.stringify(response.response.transports ?? [])
      if ((await commitOne(database, sql.add, { id, person, publicKey, counter, transports, name })).length === 0)
        throw new Error('the key is there already')
    },
    /** Whose key it is that signed. Throws with the reason where none of the keys did, or not for us, now and once. */
    async use(party: Party, response: AuthenticationResponseJSON, take: Take): Promise<string> {
      const [row] = await database.read(sql.byId, { id: response.id })
      if (!row) throw new Error('nobody has this key')
      const { id, personId, publicKey, counter } = row as unknown as Passkey
      const { userHandle } = response.response
      if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== personId)
        throw new Error('the key belongs to somebody else')
      const { verified, authenticationInfo } = await (await library()).verifyAuthenticationResponse({
        ...{ response, expectedChallenge: take, expectedOrigin: party.origin, expectedRPID: party.id },
        credential: { id, publicKey: new Uint8Array(publicKey), counter: Number(counter) },
        requireUserVerification: true,
      })
      if (!verified) throw new Error('the signature is wrong')
      const values = { id, counter: authenticationInfo.newCounter, before: Number(counter) }
      if ((await commitOne(database, sql.use, values)).length === 0) throw new Error('the key was used twice at once')
      return personId
    },
    /** The name of one that is gone; undefined where it is not the person's. */
    remove: async (person: string, id: string) => (await commitOne(database, sql.remove, { person, id }))[0]?.name,
  }
}

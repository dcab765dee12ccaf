import { hash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { cacheFolder } from '../../renderer/folders.ts'
import { message } from '../../renderer/messages/message.ts'
import { Refusal } from '../edit/refusal.ts'
import { writePrivate } from '../server/private-file.ts'
import type { Service } from './protocol.ts'

/** What the owner says of the service. Without a key the one that is known stays, as long as it is for the same place. */
export interface Wanted extends Service {
  isRemembered: boolean
}

/**
 * The service that answers: as the environment says, which nobody changes in the browser, or as the owner chose it in
 * their own studio. A key is never in the site's files: it is in memory, or in a file that its user alone can read.
 */
export function serviceSettings(file: string, isShared: boolean, env = process.env) {
  const place = join(cacheFolder('assistant'), `${hash('sha1', resolve(file))}.json`)
  const fixed = ofEnvironment(env)
  let chosen: Promise<Service | undefined> | undefined
  const current = () => {
    chosen ??= fixed || isShared ? Promise.resolve(fixed) : kept(place)
    return chosen
  }
  return {
    current,
    isFixed: fixed !== undefined || isShared,
    place,
    async choose(given: unknown): Promise<void> {
      if (fixed || isShared) throw new Refusal(message('assistant.fixed'), message('assistant.fixed-hint'))
      const { isRemembered, ...service } = readWanted(given)
      const before = await current()
      const key = service.key || (before?.address === service.address ? before.key : undefined)
      const next = { ...service, key }
      chosen = Promise.resolve(next)
      if (isRemembered) await writePrivate(place, JSON.stringify(next))
      else await rm(place, { force: true })
    },
    async forget(): Promise<void> {
      if (!fixed) chosen = Promise.resolve(undefined)
      await rm(place, { force: true })
    },
  }
}

async function kept(place: string): Promise<Service | undefined> {
  try {
    return JSON.parse(await readFile(place, 'utf8'))
  } catch {
    return undefined
  }
}

function ofEnvironment(env: NodeJS.ProcessEnv): Service | undefined {
  const { ASSISTANT_URL: url, ASSISTANT_MODEL: model, ASSISTANT_KEY: key } = env
  if (!url || !model) return undefined
  const kind = (env.ASSISTANT_KIND ?? (/anthropic/.test(url) ? 'anthropic' : 'openai')) as Service['kind']
  return { kind: kind === 'anthropic' ? kind : 'openai', address: url.replace(/\/+$/, ''), model, key }
}

/** What crosses a network goes encrypted; a service on this machine or in the house may not know how. */
const nearby =
  /^(?:localhost|127\.[\d.]+|\[::1\]|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|[^.:[]+|.+\.local)$/

function readWanted(given: unknown): Wanted {
  const { kind, address, model, key, isRemembered } = Object(given)
  const url = URL.parse(String(address ?? '').trim())
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash)
    throw new Refusal(message('assistant.no-address'), message('assistant.no-address-hint'))
  if (url.protocol === 'http:' && !nearby.test(url.hostname))
    throw new Refusal(message('assistant.not-safe'), message('assistant.not-safe-hint'))
  const name = String(model ?? '').trim()
  if (name === '') throw new Refusal(message('assistant.which-model'), message('assistant.which-model-hint'))
  return {
    kind: kind === 'anthropic' ? 'anthropic' : 'openai',
    address: url.href.replace(/\/+$/, ''),
    model: name.slice(0, 200),
    key: String(key ?? '')
      .trim()
      .slice(0, 1_000),
    isRemembered: isRemembered === true,
  }
}

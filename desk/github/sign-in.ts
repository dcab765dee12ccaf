/**
 * Signing in at GitHub from a program without a web page of its own (OAuth's device flow): the person types a code at
 * GitHub. There is no secret of the program, and it never sees a password.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { message } from '../../renderer/messages/message.ts'
import { Refusal } from '../../studio/edit/refusal.ts'

const begun = z.object({
  device_code: z.string(),
  user_code: z.string().max(40),
  verification_uri: z.url(),
  expires_in: z.number().positive(),
  interval: z.number().positive().default(5),
})

type Asked = {
  url: string
  clientId: string
  /** Tells the person the code, and where to type it. */
  tell: (code: string, address: string) => void
}

/** Resolves with a token when the person has agreed. */
export async function signIn({ url, clientId, tell }: Asked): Promise<string> {
  const post = async (path: string, fields: Record<string, string>): Promise<Record<string, unknown>> => {
    const headers = { accept: 'application/json' }
    const body = new URLSearchParams({ client_id: clientId, ...fields })
    const response = await fetch(`${url}/login/${path}`, { method: 'POST', headers, body }).catch((error) => {
      throw notSignedIn(String(error.cause?.message ?? error.message))
    })
    return response.json().catch(() => ({})) as Promise<Record<string, unknown>>
  }
  const answer = await post('device/code', { scope: 'repo' })
  const { data: device } = begun.safeParse(answer)
  if (!device) throw notSignedIn(String(answer.error_description ?? answer.error ?? 'GitHub gave no code'))
  tell(device.user_code, device.verification_uri)
  const end = Date.now() + device.expires_in * 1000
  const fields = { device_code: device.device_code, grant_type: 'urn:ietf:params:oauth:grant-type:device_code' }
  let pauseMs = device.interval * 1000
  while (Date.now() < end) {
    await sleep(pauseMs)
    const { access_token: token, error, interval } = await post('oauth/access_token', fields)
    if (typeof token === 'string') return token
    if (error === 'slow_down') pauseMs = Math.max(Number(interval) * 1000 || 0, pauseMs + 1000)
    else if (error !== 'authorization_pending') throw notSignedIn(String(error))
  }
  throw notSignedIn('expired_token')
}

const notSignedIn = (reason: string) =>
  new Refusal(message('github.no-sign-in', { reason }), message('github.no-sign-in-hint'))

import { hash, randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { cacheFolder } from '../../renderer/folders.ts'
import { Refusal } from '../edit/refusal.ts'
import { writePrivate } from '../server/private-file.ts'

/** Where a studio that runs is found by other processes of the same user, and what opens it. */
export interface Running {
  /** Of the site that it shows, without a slash at the end. */
  url: string
  /** The address to which tools are sent. */
  tools: string
  token: string
}

const folder = cacheFolder('running')
const placeOf = (file: string) => join(folder, `${hash('sha1', resolve(file))}.json`)

/** Says where the studio of a file is, until the function that comes back is called. Only its user may read it. */
export async function announce(file: string, running: Running): Promise<() => Promise<void>> {
  const place = placeOf(file)
  await writePrivate(place, JSON.stringify(running))
  return () => rm(place, { force: true })
}

/**
 * What opens the studio of a file. It stays the same when the studio is started again, so that a page of it that is
 * still open goes on. Only its user may read it.
 */
export async function tokenOf(file: string): Promise<string> {
  const place = placeOf(file).replace(/json$/, 'token')
  const content = await readFile(place, 'utf8').catch(() => '')
  if (/^[\w-]{32}$/.test(content)) return content
  const token = randomBytes(24).toString('base64url')
  await writePrivate(place, token)
  return token
}

/** The studio in which a file is open. One that ended without a word is not found. */
export async function findRunning(file: string): Promise<Running | undefined> {
  try {
    const running: Running = JSON.parse(await readFile(placeOf(file), 'utf8'))
    const isThere = await fetch(running.url, { method: 'HEAD', signal: AbortSignal.timeout(2000) }).then(
      () => true,
      () => false,
    )
    return isThere ? running : undefined
  } catch {
    return undefined
  }
}

/** Uses a tool in the studio that has the file open, so that the owner sees what is done. */
export async function callInStudio({ tools, token }: Running, name: string, given: unknown): Promise<unknown> {
  const response = await fetch(tools, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-studio-token': token },
    body: JSON.stringify({ tool: name, input: given }),
  })
  const answer = (await response.json()) as { result?: unknown; message?: string; hint?: string }
  if (!response.ok) throw new Refusal(answer.message ?? `The studio answered ${response.status}`, answer.hint ?? '')
  return answer.result
}

/** What a studio does with the body of a request for its tools. */
export const answerTools =
  (call: (name: string, given: unknown) => Promise<unknown>) =>
  async (body: unknown): Promise<{ result: unknown }> => ({
    result: await call(String(Object(body).tool), Object(body).input),
  })

/** The secret for asking a server about itself, where the settings name none. */
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'

const tokenFile = (folder: string) => join(folder, 'metrics.token')

/** The token that monitors bring: METRICS_TOKEN, else what is in the data folder, where only the owner can read it. */
export async function readToken({ METRICS_TOKEN, DATA_DIR }: Settings): Promise<string | undefined> {
  const secret = METRICS_TOKEN ?? (await readFile(tokenFile(DATA_DIR), 'utf8').catch(() => '')).trim()
  return secret.length >= 16 ? secret : undefined
}

/** The same, made at the first start. Undefined where the folder cannot be written to: then nobody may ask. */
export async function makeToken(settings: Settings): Promise<string | undefined> {
  const secret = await readToken(settings)
  if (secret) return secret
  const token = randomBytes(24).toString('base64url')
  try {
    await mkdir(settings.DATA_DIR, { recursive: true, mode: 0o700 })
    await writeFile(tokenFile(settings.DATA_DIR), `${token}\n`, { mode: 0o600 })
    return token
  } catch {
    return undefined
  }
}

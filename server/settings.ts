/** The server's settings: environment variables, read and checked once at start. docs/production.md explains each. */
import * as z from 'zod'
import { isPublic, isThisMachine, literalAddress } from './addresses.ts'

const wholeNumber = (least: number, most: number, fallback: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))
    .default(fallback)
    .describe(`a whole number from ${least} to ${most}`)
const address = /[^\s@<>,;"]+@[^\s@<>,;"]+/
const urlOf = (...schemes: string[]) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)))
    .optional()
    .describe(`an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`)

/** Two while one takes the place of the other. */
const areSecrets = (text: string) => text.split(' ').length <= 2 && text.split(' ').every(isSecret)

/** As Standard Webhooks write one: what programs decode differently is none. */
function isSecret(text: string): boolean {
  const key = Buffer.from(text.slice(6), 'base64')
  return text === `whsec_${key.toString('base64')}` && key.length >= 24
}

/** Cookies and passkeys that cross a network without encryption are anybody's. */
const isOrigin = (text: string) =>
  URL.canParse(text) && new URL(text).origin === text && (text.startsWith('https:') || isThisMachine(text))

const fields = {
  PORT: wholeNumber(0, 65535, 3000),
  HOST: z.string().default('127.0.0.1').describe('an address to listen on, such as 127.0.0.1 or 0.0.0.0'),
  DIST_DIR: z.string().default('dist').describe('the folder of the built site'),
  DATA_DIR: z.string().default('data').describe('a folder that the server may write to'),
  DATABASE_URL: urlOf('postgres', 'postgresql'),
  SMTP_URL: urlOf('smtp', 'smtps'),
  SMTP_WITHOUT_TLS: z
    .enum(['refused', 'allowed'])
    .default('refused')
    .describe('refused, or allowed: then the password and the leads can be read on their way to the mail server'),
  LEADS_TO: z
    .string()
    .regex(new RegExp(`^\\s*${address.source}(\\s*,\\s*${address.source})*\\s*$`))
    .optional()
    .describe('one e-mail address, or several with commas'),
  LEADS_FROM: z
    .string()
    .regex(new RegExp(`^${address.source}$`))
    .optional()
    .describe('one e-mail address'),
  CANARY_TO: z
    .string()
    .regex(new RegExp(`^${address.source}$`))
    .optional()
    .describe('one e-mail address'),
  CANARY_MINUTES: wholeNumber(0, 1440, 60),
  PUBLIC_FORMS_KEY: z.string().min(1).optional().describe('the public key that the forms send'),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10, 0),
  METRICS_TOKEN: z.string().min(16).optional().describe('a secret of 16 characters or more'),
  RATE_SOFT: wholeNumber(0, 1_000_000, 20),
  RATE_HARD: wholeNumber(0, 1_000_000, 200),
  RATE_TOTAL: wholeNumber(0, 1_000_000, 200),
  HELD_CALM_MINUTES: wholeNumber(0, 1440, 15),
  HELD_REMINDER_HOURS: wholeNumber(0, 720, 24),
  MAIL_RETRY_SECONDS: wholeNumber(1, 3600, 60),
  RETAIN_INBOX_DAYS: wholeNumber(0, 36500, 0),
  RETAIN_HELD_DAYS: wholeNumber(0, 36500, 180),
  RETAIN_SPAM_DAYS: wholeNumber(0, 36500, 30),
  MIN_FREE_MB: wholeNumber(0, 1_000_000, 64),
  WEBHOOK_URL: urlOf('https', 'http'),
  WEBHOOK_SECRET: z.string().refine(areSecrets).optional().describe('whsec_ and at least 24 bytes in base64'),
  WEBHOOK_PRIVATE: z.enum(['refused', 'allowed']).default('refused').describe('refused or allowed'),
  DESK: z.enum(['off', 'on']).default('off').describe('on or off'),
  DESK_PATH: z
    .string()
    .regex(/^\/[\w-]+$/)
    .default('/_desk')
    .describe('a path of one part, such as /_desk'),
  DESK_ORIGIN: z
    .string()
    .refine(isOrigin)
    .optional()
    .describe('https:// and a host, without a path; http:// for this machine alone'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('silent, error, warn, info or debug'),
}

/** What has to be set where something else is. */
const needed = [
  ['LEADS_TO', 'SMTP_URL'],
  ['LEADS_FROM', 'SMTP_URL'],
  ['WEBHOOK_SECRET', 'WEBHOOK_URL'],
] as const

export type Settings = { [Name in keyof typeof fields]: z.infer<(typeof fields)[Name]> }

/** Thrown with every wrong setting at once: its name, what was expected, what was found. */
export class SettingsError extends Error {}

/** Reads the settings; an empty variable counts as not set. Throws {@link SettingsError}. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const problems: string[] = []
  const read = ([name, field]: [string, z.ZodType]) => {
    const result = field.safeParse(env[name] || undefined)
    if (!result.success) problems.push(`${name}: expected ${field.description}, found ${shown(name, env[name])}`)
    return [name, result.data]
  }
  const settings = Object.fromEntries(Object.entries(fields).map(read)) as Settings
  for (const [name, cause] of needed) {
    if (env[cause] && !env[name])
      problems.push(`${name}: expected ${fields[name].description}, because ${cause} is set`)
  }
  problems.push(...webhookProblems(settings))
  if (problems.length > 0) throw new SettingsError(`Cannot start with these settings:\n  ${problems.join('\n  ')}`)
  return settings
}

/** What would let others read leads, or take this server for what it is not. */
function* webhookProblems({ WEBHOOK_URL, WEBHOOK_PRIVATE }: Settings) {
  if (!WEBHOOK_URL || WEBHOOK_PRIVATE === 'allowed' || isThisMachine(WEBHOOK_URL)) return
  const { protocol, hostname } = new URL(WEBHOOK_URL)
  const address = literalAddress(hostname)
  if (protocol === 'http:')
    yield 'WEBHOOK_URL: expected https://, because anybody on the way could read the leads; WEBHOOK_PRIVATE=allowed takes http://'
  else if (address && !isPublic(address))
    yield `WEBHOOK_URL: expected an address on the internet, found the private "${address}"; WEBHOOK_PRIVATE=allowed takes it`
}

/** Secrets, and passwords in addresses, do not belong in a terminal or a log. */
function shown(name: string, text = ''): string {
  if (/SECRET|TOKEN/.test(name)) return `${text.length} other characters`
  return `"${text.replace(/:[^:@/]*@/, ':***@').slice(0, 80)}"`
}

/** The server's settings: environment variables, read and checked once at start. docs/production.md explains each. */
import * as z from 'zod'

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
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('silent, error, warn, info or debug'),
}

export type Settings = { [Name in keyof typeof fields]: z.infer<(typeof fields)[Name]> }

/** Thrown with every wrong setting at once: its name, what was expected, what was found. */
export class SettingsError extends Error {}

/** Reads the settings; an empty variable counts as not set. Throws {@link SettingsError}. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const problems: string[] = []
  const read = ([name, field]: [string, z.ZodType]) => {
    const result = field.safeParse(env[name] || undefined)
    if (!result.success)
      problems.push(`${name}: expected ${field.description}, found "${hideSecrets(env[name] ?? '')}"`)
    return [name, result.data]
  }
  const settings = Object.fromEntries(Object.entries(fields).map(read)) as Settings
  for (const name of ['LEADS_TO', 'LEADS_FROM'] as const) {
    if (env.SMTP_URL && !env[name])
      problems.push(`${name}: expected ${fields[name].description}, because SMTP_URL is set`)
  }
  if (problems.length > 0) throw new SettingsError(`Cannot start with these settings:\n  ${problems.join('\n  ')}`)
  return settings
}

/** Passwords in addresses do not belong in a terminal or a log. */
const hideSecrets = (text: string) => text.replace(/:[^:@/]*@/, ':***@').slice(0, 80)

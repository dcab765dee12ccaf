/** The server's settings: what each takes, what is said of one that is wrong, and that the guide explains it. */
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { readSettings, type Settings, SettingsError } from '../../server/settings.ts'

/** What is said of the settings, a line each without its name; nothing where they are right. */
function saidOf(env: Record<string, string>): string[] {
  try {
    readSettings(env)
    return []
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    const [title, ...lines] = error.message.split('\n')
    expect(title).toBe('Cannot start with these settings:')
    return lines.map((line) => line.trim())
  }
}

test('without any, the server has those of a small site', () => {
  expect(readSettings({ PORT: '', UNKNOWN: 'x' })).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    DIST_DIR: 'dist',
    DATA_DIR: 'data',
    SMTP_WITHOUT_TLS: 'refused',
    CANARY_MINUTES: 60,
    TRUSTED_PROXY_HOPS: 0,
    RATE_SOFT: 20,
    RATE_HARD: 200,
    RATE_TOTAL: 200,
    HELD_CALM_MINUTES: 15,
    HELD_REMINDER_HOURS: 24,
    MAIL_RETRY_SECONDS: 60,
    RETAIN_INBOX_DAYS: 0,
    RETAIN_HELD_DAYS: 180,
    RETAIN_SPAM_DAYS: 30,
    MIN_FREE_MB: 64,
    WEBHOOK_PRIVATE: 'refused',
    DESK: 'off',
    DESK_PATH: '/_desk',
    LOG_LEVEL: 'info',
  })
})

describe.each([
  ['PORT', 0, 65535],
  ['CANARY_MINUTES', 0, 1440],
  ['TRUSTED_PROXY_HOPS', 0, 10],
  ['RATE_SOFT', 0, 1_000_000],
  ['RATE_HARD', 0, 1_000_000],
  ['RATE_TOTAL', 0, 1_000_000],
  ['HELD_CALM_MINUTES', 0, 1440],
  ['HELD_REMINDER_HOURS', 0, 720],
  ['MAIL_RETRY_SECONDS', 1, 3600],
  ['RETAIN_INBOX_DAYS', 0, 36500],
  ['RETAIN_HELD_DAYS', 0, 36500],
  ['RETAIN_SPAM_DAYS', 0, 36500],
  ['MIN_FREE_MB', 0, 1_000_000],
] as const)('%s', (name, least, most) => {
  test(`is a whole number from ${least} to ${most}`, () => {
    for (const right of [least, most]) expect(readSettings({ [name]: String(right) })[name]).toBe(right)
    for (const wrong of [String(least - 1), String(most + 1), '1.5', '1x', 'x1', ' '])
      expect(saidOf({ [name]: wrong })).toEqual([
        `${name}: expected a whole number from ${least} to ${most}, found "${wrong}"`.trim(),
      ])
  })
})

test.each<[keyof Settings, string[], string[], string]>([
  [
    'DATABASE_URL',
    ['postgres://a/b', 'postgresql://u:p@a/b'],
    ['mysql://a/b', 'a/b'],
    'begins with postgres:// or postgresql://',
  ],
  ['SMTP_WITHOUT_TLS', ['refused', 'allowed'], ['yes'], 'refused, or allowed: '],
  [
    'LEADS_TO',
    ['a@b', ' a@b , c@d '],
    ['a', 'a@b c@d', 'a@b,', '<a@b>', 'a@b;c@d'],
    'one e-mail address, or several with commas',
  ],
  ['LEADS_FROM', ['a@b'], ['a', 'a@b, c@d', ' a@b', 'a@b '], 'one e-mail address'],
  ['CANARY_TO', ['a@b'], ['a', 'a@b, c@d', ' a@b', 'a@b '], 'one e-mail address'],
  ['METRICS_TOKEN', ['0123456789abcdef'], ['0123456789abcde'], 'a secret of 16 characters or more'],
  ['WEBHOOK_PRIVATE', ['refused', 'allowed'], ['yes'], 'refused or allowed'],
  ['DESK', ['on', 'off'], ['yes'], 'on or off'],
  ['DESK_PATH', ['/office'], ['desk', '/a/b', '/', '/a?b'], 'a path of one part, such as /_desk'],
  [
    'DESK_ORIGIN',
    ['https://desk.example', 'http://127.0.0.1:3000', 'http://localhost'],
    ['http://desk.example', 'https://desk.example/', 'https://a@desk.example', 'desk.example'],
    'https:// and a host, without a path; http:// for this machine alone',
  ],
  [
    'WEBHOOK_SECRET',
    [
      `whsec_${'A'.repeat(32)}`,
      `whsec_${'A'.repeat(34)}==`,
      Array(2)
        .fill(`whsec_${'A'.repeat(32)}`)
        .join(' '),
    ],
    [
      Array(3)
        .fill(`whsec_${'A'.repeat(32)}`)
        .join(' '),
      'A'.repeat(38),
      `whsec_${'A'.repeat(28)}`,
      `whsec_${'A'.repeat(34)}`,
      `whsec_${'-'.repeat(32)}`,
      `whsec_${' A'.repeat(32)}`,
    ],
    'whsec_ and at least 24 bytes in base64, found \\d+ other characters',
  ],
  ['LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], ['all'], 'silent, error, warn, info or debug'],
])('%s takes %j, but not %j', (name, right, wrong, expected) => {
  for (const value of right) expect(readSettings({ [name]: value })[name]).toBe(value)
  for (const value of wrong)
    expect(saidOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: expected .*${expected}`))])
})

test('mail needs somebody from whom and to whom it goes', () => {
  const who = { LEADS_TO: 'a@b', LEADS_FROM: 'c@d' }
  for (const SMTP_URL of ['smtp://mail.example.com', 'smtps://u:p@mail.example.com'])
    expect(readSettings({ ...who, SMTP_URL })).toMatchObject({ SMTP_URL })
  const SMTP_URL = 'smtp://mail.example.com'
  expect(saidOf({ SMTP_URL, LEADS_TO: 'a@b' })).toEqual([
    'LEADS_FROM: expected one e-mail address, because SMTP_URL is set',
  ])
  expect(saidOf({ SMTP_URL })).toHaveLength(2)
})

describe('a receiver of leads', () => {
  const said = (WEBHOOK_URL: string, more: Record<string, string> = {}) =>
    saidOf({ WEBHOOK_URL, WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`, ...more })

  test('needs a secret', () => {
    expect(saidOf({ WEBHOOK_URL: 'https://example.com/hook' })).toEqual([
      'WEBHOOK_SECRET: expected whsec_ and at least 24 bytes in base64, because WEBHOOK_URL is set',
    ])
    expect(said('https://example.com/hook')).toEqual([])
  })

  test.each(['http://example.com/', 'http://10.0.0.1/', 'http://localhost.example.com/'])(
    'is not told at %s, where all can read it, unless the owner says so',
    (url) => {
      expect(said(url)).toEqual([expect.stringMatching(/^WEBHOOK_URL: expected https:.*WEBHOOK_PRIVATE=allowed takes/)])
      expect(said(url, { WEBHOOK_PRIVATE: 'allowed' })).toEqual([])
    },
  )

  test.each([
    ['https://10.0.0.1/', '10.0.0.1'],
    ['https://169.254.169.254/latest', '169.254.169.254'],
    ['https://0/', '0.0.0.0'],
    ['https://[fd00::1]:8443/', 'fd00::1'],
    ['https://[::ffff:192.168.0.1]/', '::ffff:c0a8:1'],
  ])('is not told at %s, which is no place on the internet, unless the owner says so', (url, address) => {
    expect(said(url)).toEqual([
      `WEBHOOK_URL: expected an address on the internet, found the private "${address}"; WEBHOOK_PRIVATE=allowed takes it`,
    ])
    expect(said(url, { WEBHOOK_PRIVATE: 'allowed' })).toEqual([])
  })

  test.each([
    'http://127.0.0.1:5678/hook',
    'http://[::1]/',
    'http://localhost/',
    'https://2130706433/',
    'https://8.8.8.8/',
  ])('is told at %s, which is this machine or the internet', (url) => expect(said(url)).toEqual([]))

  test('is told by no other way than the web', () => {
    expect(said('ftp://example.com')).toEqual([
      'WEBHOOK_URL: expected an address that begins with https:// or http://, found "ftp://example.com"',
    ])
  })
})

test('every wrong setting is told at once, and no password', () => {
  const said = saidOf({
    PORT: 'http',
    SMTP_URL: 'http://u:secret@mail.example.com',
    LEADS_TO: 'a@b',
    LEADS_FROM: 'c@d',
  })
  expect(said).toEqual([
    'PORT: expected a whole number from 0 to 65535, found "http"',
    'SMTP_URL: expected an address that begins with smtp:// or smtps://, found "http://u:***@mail.example.com"',
  ])
  expect(saidOf({ LOG_LEVEL: 'x'.repeat(200) })[0]).toMatch(/"x{80}"$/)
})

test('docs/production.md explains every setting, with its default', async () => {
  const text = await readFile('docs/production.md', 'utf8')
  const without = [
    'DATABASE_URL',
    'SMTP_URL',
    'LEADS_TO',
    'LEADS_FROM',
    'CANARY_TO',
    'PUBLIC_FORMS_KEY',
    'METRICS_TOKEN',
    'WEBHOOK_URL',
    'WEBHOOK_SECRET',
    'DESK_ORIGIN',
  ]
  const settings = Object.entries(readSettings({}))
  expect(settings.filter(([, value]) => value === undefined).map(([name]) => name)).toEqual(without)
  for (const [name, value] of settings) {
    const row = text.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${name}\``))
    expect(row, name).toContain(value === undefined ? name : `\`${value}\``)
  }
})

import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { compressFiles } from '../../renderer/build/compress.ts'
import { overBudget } from '../../tools/budget/budgets.ts'
import { measureIn } from '../../tools/budget/measure.ts'
import { runsAll, testSite } from '../support/places.ts'
import { buildHere } from '../support/run-here.ts'

/** The starters: every folder beside this project's site. */
export const starters = readdirSync('starters').sort()

export const fileOf = (starter: string) => `starters/${starter}/pages.yaml`
export const textOf = (starter: string) => readFileSync(fileOf(starter), 'utf8')

/** Where the build of a starter lies; it stays there, so that the next run builds only what has changed. */
export const buildOf = (starter: string) => `${testSite}-starters/${starter}`

/**
 * Builds a starter, and returns what the build printed: its problems among it. Only `npm test -- --all` looks at what its
 * pictures weigh, and needs them in all widths.
 */
export const build = (starter: string): Promise<string> =>
  buildHere(
    ...['--pages', fileOf(starter), '--out', buildOf(starter), '--no-precompress'],
    ...(runsAll ? [] : ['--provisional']),
  )

/** What is too heavy about some pages of a build; what they fetch is compressed for that, as a whole build has it. */
export async function overBudgetIn(browser: Browser, starter: string, routes: string[]): Promise<string[]> {
  const dist = buildOf(starter)
  const assets = readdirSync(join(dist, 'client/assets'), { recursive: true, encoding: 'utf8' })
  const files = [
    ...assets.filter((name) => name.endsWith('.js')).map((name) => `client/assets/${name}`),
    ...routes.map((route) => `client${route}/index.html`),
  ]
  const made = await compressFiles(dist, files)
  try {
    return (await measureIn(browser, dist, routes)).flatMap(overBudget)
  } finally {
    for (const file of made) rmSync(join(dist, file))
  }
}

/** The pages of a build, by address, as HTML; the page for addresses that are not there among them. */
export function pagesOf(starter: string): Map<string, string> {
  const root = join(buildOf(starter), 'client')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  return new Map(
    files.map((name) => [`/${name.replace(/\/?index\.html$/, '')}`, readFileSync(join(root, name), 'utf8')]),
  )
}

const attributes = /\s(?:alt|aria-label|title|placeholder|content)="([^"]*)"/g

/** What a visitor or a screen reader is told by a page: its text, and the texts of its attributes. */
export function toldBy(html: string): string {
  const body = html
    .replace(/<wbr\/?>/g, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<meta (?:name="(?!description)|http-equiv|charset|property="(?!og:(?:title|description)))[^>]*>/g, ' ')
  const named = [...body.matchAll(attributes)].map(([, value]) => value)
  return [body.replace(/<[^>]*>/g, ' '), ...named].join(' ').replace(/&(?:amp|#x27|quot|nbsp|lt|gt);/g, ' ')
}

/** The words of a text, in small letters: no addresses, and no single letters. */
export function wordsOf(text: string): Set<string> {
  const plain = text.replace(/\S*(?:@|\/|\.example)\S*/g, ' ').toLowerCase()
  return new Set(plain.match(/(?<![\p{L}\d])\p{L}{2,}(?![\p{L}\d])/gu) ?? [])
}

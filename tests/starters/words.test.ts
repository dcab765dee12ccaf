/** What the starters say in other languages: every text, and nothing that the starter does not have. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkPages } from '../../renderer/pipeline/check.ts'
import { listSurroundings } from '../../renderer/pipeline/read.ts'
import { inLanguage } from '../../studio/edit/new-site/language.ts'
import { textsToSay } from '../../studio/edit/new-site/words.ts'
import { readWords, wordsFiles, wordsFolder } from '../../studio/edit/new-site/words-files.ts'
import { readStarter, starterFolder, starterNames } from '../../studio/edit/new-site.ts'
import { runsAll } from '../support/places.ts'

const said = starterNames().flatMap((starter) =>
  wordsFiles(starterFolder(starter)).map((name) => [starter, name.replace('.json', '')] as const),
)
/** `npm test` makes a site of each starter in one of its languages, and between them in all. */
const isTried = (starter: string, language: string) => {
  const files = wordsFiles(starterFolder(starter))
  return files[starterNames().indexOf(starter) % files.length] === `${language}.json`
}
const likely = (language: string) => {
  const { region } = new Intl.Locale(language).maximize()
  return `${language.slice(0, 2)}-${region}`
}
/** Names in braces and addresses of links, which every language has to have. An authority is another one elsewhere. */
const kept = (text: string) => (text.match(/\{[\w.]+\}|(?<=\]\()(?:#|mailto:)[^)]*/g) ?? []).sort()

async function problemsOf(starter: string, text: string) {
  const folder = starterFolder(starter)
  const around = await listSurroundings(folder)
  return checkPages(text, { file: folder.file, today: '2026-11-01', ...around }).problems
}

describe.each(said)('the starter "%s" in %s', (starter, language) => {
  const folder = starterFolder(starter)
  const source = readStarter(folder)
  const words = readWords(folder, language)
  const texts = words?.texts ?? {}

  test('says every text and no other', () => {
    const all = textsToSay(source)
    expect(all.filter((text) => !texts[text])).toEqual([])
    const own: object = JSON.parse(readFileSync(`${wordsFolder(folder)}/${language}.json`, 'utf8')).texts
    expect(Object.keys(own).filter((text) => !all.includes(text))).toEqual([])
  })

  test('keeps names in braces and what links lead to', () => {
    for (const [text, words] of Object.entries(texts)) expect(kept(words), text).toEqual(kept(text))
  })

  test.runIf(runsAll || isTried(starter, language))(
    'is a business of its country without a mistake, which asks for no more than the starter',
    async () => {
      const tag = likely(language)
      const text = inLanguage(source, tag, words)
      const codes = (problems: { code: string; severity: string }[]) =>
        new Set(problems.map(({ severity, code }) => `${severity} ${code}`))
      const before = codes(await problemsOf(starter, source))
      const problems = await problemsOf(starter, text)
      const more = problems.filter(({ severity, code }) => !before.has(`${severity} ${code}`))
      expect(more.map(({ line, message }) => `${line}: ${message}`)).toEqual([])
      expect(text).toContain(`\n    country: ${words?.site.address.country}\n`)
      expect(words?.site.address.country).toBe(tag.slice(3))
    },
  )
})

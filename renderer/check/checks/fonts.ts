import { type FontPart, partFor } from '../../common/font-parts.ts'
import { isRecord } from '../../common/is-record.ts'
import { isLanguage } from '../../common/language-name.ts'
import type { Finding } from '../../common/problem.ts'
import type { Frame } from '../../expand/frame.ts'
import { fontPairs, fontsOf } from '../../expand/theme/fonts.ts'
import { at, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import type { SiteTheme } from '../../schema/types.generated.ts'
import type { Surroundings } from '../surroundings.ts'
import { type Check, error, warning } from './check.ts'

/** Bytes of the letters of English: twice what a font of those that come along has. */
const MOST_SENT = 40_000

/** Fonts that can be used, and yet not, or not well. */
export const fonts = {
  when: 'always',
  codes: {
    'unusable-font': error(
      'A file in the folder fonts/ is no font, or a link, or too large. Take the .woff2, .woff, .ttf or .otf file that came with the font.',
    ),
    'font-not-for-websites': warning(
      'The file of a font says that its maker does not allow it on websites. Ask for the licence for websites and the file that comes with it, or choose another font.',
    ),
    'heavy-font': warning(
      'A font of the folder fonts/ is so heavy that pages come late. Ask its maker for a lighter file, or choose another font.',
    ),
    'font-without-letters': warning(
      'A font that the theme chooses has no letters of a language of the site, so that visitors see these in a font of their device. Choose one that has them, or leave it so.',
    ),
  },
  ofSite: ({ site, surroundings }) => checkFonts(site, surroundings),
} satisfies Check

type Facts = NonNullable<Surroundings['fontFacts']>

function checkFonts({ data }: Frame, { fontFacts: facts = {} }: Surroundings): Finding[] {
  const { theme, language, languages } = Object(data.site)
  const chosen = isRecord(theme) && isRecord(theme.fonts) ? (theme.fonts as NonNullable<SiteTheme['fonts']>) : {}
  if (chosen.pair !== undefined && !Object.hasOwn(fontPairs, chosen.pair)) return []
  const choice = fontsOf({ fonts: chosen })
  const named = (['heading', 'text'] as const).flatMap((role) => {
    const key = chosen[role] === undefined ? 'pair' : role
    const known = typeof choice[role] === 'string' ? facts[choice[role]] : undefined
    return known && chosen[key] !== undefined ? [{ name: choice[role], facts: known, key }] : []
  })
  const each = [...new Map(named.map((font) => [font.name, font])).values()]
  const tags = [language, ...(Array.isArray(languages) ? languages : [])].filter((tag) => typeof tag === 'string')
  return [...each.flatMap(ofFile), ...lacking(each, tags, facts)]
}

interface Named {
  name: string
  facts: Facts[string]
  key: string
}

const placeOf = ({ key }: Named) => ['site', 'theme', 'fonts', key]

function ofFile(font: Named): Finding[] {
  const { fault, isRestricted, sent = 0 } = font.facts
  const values = { name: shown(font.name), place: at(placeOf(font)) }
  const place = { path: placeOf(font) }
  if (fault) {
    const said = { code: 'unusable-font', message: message('unusable-font', { ...values, fault }) }
    return [{ ...said, place, hint: message('unusable-font.hint', { fault }) }]
  }
  const restricted = { code: 'font-not-for-websites', message: message('font-not-for-websites', values), place }
  const kilobytes = Math.round(sent / 1000)
  const heavy = { code: 'heavy-font', message: message('heavy-font', { ...values, kilobytes }), place }
  return [
    ...(isRestricted ? [{ ...restricted, hint: message('font-not-for-websites.hint') }] : []),
    ...(sent > MOST_SENT ? [{ ...heavy, hint: message('heavy-font.hint') }] : []),
  ]
}

/** Fonts that have letters which none of those has that come along, by their names at fontsource.org. */
const others: Partial<Record<FontPart, string[]>> = {
  arabic: ['cairo', 'vazirmatn', 'noto-naskh-arabic'],
  hebrew: ['heebo', 'rubik', 'assistant'],
  thai: ['noto-sans-thai', 'noto-serif-thai'],
  devanagari: ['noto-sans-devanagari', 'noto-serif-devanagari'],
}

/**
 * Letters that a chosen font lacks, once for each kind of letters. Nothing is said of Chinese, Japanese and Korean, whose
 * fonts nobody fetches: each device has good ones.
 */
function lacking(chosen: readonly Named[], languages: readonly string[], facts: Facts): Finding[] {
  const byPart = Map.groupBy(languages.filter(isLanguage), partFor)
  return [...byPart].flatMap(([letters, [language = '']]) => {
    const [first, ...more] = chosen.filter(({ facts }) => !facts.fault && !facts.parts.includes(letters))
    const having = Object.keys(facts).filter((name) => facts[name]?.parts.includes(letters))
    const toInstall = others[letters] ?? []
    const names = having.length > 0 ? having : toInstall
    if (letters === 'latin' || first === undefined || names.length === 0) return []
    const fontNames = {
      list: [first, ...more].map(({ name }) => shown(name)),
      quoted: true as const,
      word: 'and' as const,
    }
    const remedy = having.length > 0 ? 'font-without-letters.hint' : 'font-without-letters.install-hint'
    return {
      code: 'font-without-letters',
      place: { path: placeOf(first) },
      message: message('font-without-letters', {
        names: fontNames,
        one: String(more.length === 0),
        language: { language },
      }),
      hint: message(remedy, { names: { list: names, word: 'or' } }),
    }
  })
}

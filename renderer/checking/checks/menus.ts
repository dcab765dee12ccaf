import { isRecord } from '../../library/is-record.ts'
import { isLanguage, languageName } from '../../library/language-name.ts'
import { quote } from '../../library/place-names.ts'
import type { Finding, Path } from '../../library/problem.ts'
import type { Frame } from '../../making/frame.ts'
import { closestWidth, longestWord, MENU_LETTER, WHOLE_TABLET } from '../../making/menu-width.ts'
import { fillTokens } from '../../making/tokens.ts'
import { languagesOf } from '../../making/translations.ts'
import type { Check } from './check.ts'

/** Menus that no tablet has room for. */
export const menus = {
  when: 'in full',
  codes: {
    'wide-menu': {
      severity: 'warning',
      about:
        'The menu at the top runs over the side of tablets, though its entries stand as close as they can. Shorten their words, or put some of them under another.',
    },
  },
  ofSite: ({ site }) =>
    languagesOf(site).flatMap((language, index) =>
      checkMenu(site, language, index === 0 ? [] : ['translations', language]),
    ),
} satisfies Check

function checkMenu({ data, tokens }: Frame, language: string, part: Path): Finding[] {
  const own = part.length > 0 ? Object(data.translations)[language] : data
  const { header } = Object(Object(own).navigation)
  if (!Array.isArray(header)) return []
  const entries = header.filter(isRecord).map(({ label, items }) => ({
    label: fillTokens(String(label ?? ''), tokens),
    opens: items !== undefined,
  }))
  const others = languagesOf({ data }).filter((other) => other !== language && isLanguage(other))
  const switches = others.map((other) => ({ label: languageName(other), opens: false }))
  const isInCapitals = Object(Object(Object(data.site).theme).shape).menu === 'capitals'
  const width = closestWidth([...entries, ...switches], isInCapitals ? MENU_LETTER.capital : MENU_LETTER.small)
  if (width <= WHOLE_TABLET) return []
  const words = entries.map(({ label }) => longestWord(label)).toSorted((one, other) => other.length - one.length)
  return [
    {
      code: 'wide-menu',
      place: { path: [...part, 'navigation', 'header'], key: true },
      message: 'The menu at the top runs over the side of tablets, though its entries stand as close as they can',
      hint: `Shorten words such as ${quote(words[0])}, or put some of the entries under "items:" of another one.`,
    },
  ]
}

import type { Finding } from '../../common/problem.ts'
import { at, message } from '../../messages/message.ts'
import type { Text } from '../../schema/walk.ts'
import { mistakeCodes } from '../mistakes/codes.ts'
import type { Check } from './check.ts'

/** Typographic quotes that may have been meant as those of YAML. */
export const quotes = {
  when: 'in full',
  codes: { 'smart-quotes': mistakeCodes['smart-quotes'] },
  ofTexts: checkQuotes,
} satisfies Check

/** Texts between typographic quotes that nothing else encloses: they may have been meant as YAML's own. */
function checkQuotes(texts: readonly Text[]): Finding[] {
  const enclosed = texts.filter(({ text }) => /^[“„].*[”“"]$/s.test(text) && !/[”“"]/.test(text.slice(1, -1)))
  return enclosed.map(({ path }) => ({
    code: 'smart-quotes',
    severity: 'warning',
    place: { path },
    message: message('smart-quotes.shown', { place: at(path) }),
    hint: message('smart-quotes.shown-hint'),
  }))
}

import { ownWords } from '../../renderer/check/checks/words.ts'
import { languageName } from '../../renderer/common/language-name.ts'
import { languagesOf } from '../../renderer/expand/translations.ts'
import { numbersFor, pluralCategories } from '../../renderer/languages/index.ts'
import { featuresOfSection, wordsInEnglish } from '../../renderer/languages/shown.ts'
import type { Site } from '../../renderer/pipeline/index.ts'
import { applyEdits, type Edit } from './edits.ts'
import { applyOperations } from './operations/apply.ts'
import type { Operation } from './operations/operation.ts'
import { openSource, type Span } from './source-file.ts'

export interface AddedWords {
  edits: Edit[]
  /** How many words were added in which language, by its English name. */
  added: { language: string; count: number }[]
}

/**
 * Writes the words that a site shows in English under "words:" of the language that lacks them, each with a remark by
 * which the check asks for its translation.
 */
export function addWordsToTranslate(source: string, site: Site): AddedWords {
  const file = openSource(source)
  const { outline } = file
  const content = {
    site: outline.data.site,
    forms: outline.forms,
    redirects: outline.redirects,
    sections: site.pages.flatMap(({ blocks }) => blocks.flatMap(featuresOfSection)),
    drafts: site.pages.some(({ draft }) => draft),
  }
  const added = languagesOf(outline).flatMap((language) => {
    const { path: group, own } = ownWords(outline, language)
    const words = wordsInEnglish(language, Object(own), content)
    return words.length > 0
      ? [{ tag: language, language: languageName(language, 'en'), group, own: Object(own), words }]
      : []
  })
  const operations = added.flatMap(({ group, own, words }): Operation[] => {
    const span = file.spanOf(group)
    if (span && !source.slice(...span).startsWith('{'))
      return words.map(([name, value]) => ({ do: 'set', path: [...group, name], value }))
    const all: Operation = { do: 'set', path: group, value: { ...own, ...Object.fromEntries(words) } }
    // Each word gets a line, which has room for a remark, also where a few stood in braces.
    return span ? [{ do: 'remove', path: group }, all] : [all]
  })
  const filled = applyOperations(source, operations).source
  const after = openSource(filled)
  const remarks = added.flatMap(({ tag, language, group, words }) =>
    words.flatMap(([name]) => remarkBehind(filled, after.spanOf([...group, name]), remarkFor(name, tag, language))),
  )
  const text = applyEdits(filled, remarks)
  return {
    edits: [{ start: 0, end: source.length, text }],
    added: added.map(({ language, words }) => ({ language, count: words.length })),
  }
}

/** The words of mails about requests are no visitor's. */
const remarkFor = (name: string, tag: string, language: string) =>
  `say it in ${language}${numbersOf(name, tag)}${name.startsWith('mail.') ? ', for yourself: only you read it' : ''}`

/** For which numbers a form is, where the language has others than English. */
function numbersOf(name: string, tag: string): string {
  const form = name.replace(/^.*\./, '')
  if (!pluralCategories(tag).includes(form)) return ''
  const numbers = numbersFor(form, tag)
  return numbers.length === 1
    ? `, for the number ${numbers}`
    : `, for numbers such as ${numbers.slice(0, 3).join(', ')}`
}

/** A remark behind a value, or behind the sign with which a text over several lines begins. */
function remarkBehind(source: string, span: Span | undefined, words: string): Edit[] {
  if (!span) return []
  const [start, end] = span
  const sign = /^[>|][-+\d]*/.exec(source.slice(start, end))
  const at = sign ? start + sign[0].length : end
  return [{ start: at, end: at, text: ` # yours: ${words}` }]
}

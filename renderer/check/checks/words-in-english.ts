import { isLanguage } from '../../common/language-name.ts'
import { type Finding, worded } from '../../common/problem.ts'
import { languagesOf } from '../../expand/translations.ts'
import { wordsInEnglish as wordsShown } from '../../languages/shown.ts'
import { shown } from '../../messages/shown.ts'
import { type Check, type SiteToCheck, warning } from './check.ts'
import { ownWords } from './words.ts'

/** Words that every site brings along, where nobody has written them in the language of the site. */
export const wordsInEnglish = {
  when: 'in full',
  codes: {
    'words-in-english': warning(
      'The site is in a language that the builder has no words for, so buttons, messages of forms and what screen readers say are English. "npm run new -- words" writes those that this site shows under "words:", for you to translate.',
    ),
  },
  ofSite: ({ site }) =>
    languagesOf(site)
      .filter(isLanguage)
      .flatMap((language) => inEnglish(site, language)),
} satisfies Check

function inEnglish(site: SiteToCheck['site'], language: string): Finding[] {
  const { path, own } = ownWords(site, language)
  const pages = [...site.pages.values()]
  const content = {
    site: site.data.site,
    forms: site.forms,
    redirects: site.redirects,
    sections: pages.flatMap(({ shows }) => shows),
    drafts: pages.some(({ draft, periods }) => draft || periods),
  }
  const words = wordsShown(language, Object(own), content)
  if (words.length === 0) return []
  const examples = words.slice(0, 2).map(([, text]) => shown(text))
  const group = path.slice(0, -1)
  return [
    {
      ...worded('words-in-english', {
        count: words.length,
        language: { language },
        words: { list: examples, quoted: true, word: 'and' },
      }),
      place: { path: group.length === 1 ? [...group, 'language'] : path.slice(0, 2) },
    },
  ]
}

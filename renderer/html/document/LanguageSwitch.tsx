import { languageName } from '../../common/language-name.ts'
import { usePage } from '../context.ts'
import { otherLanguages } from '../languages.ts'

/** Entries of a menu that lead to this page in the other languages of the site, each by its own name. */
export function LanguageSwitch() {
  return otherLanguages(usePage()).map(({ language, route }) => (
    <li key={language}>
      <a href={route} lang={language} hrefLang={language}>
        {languageName(language)}
      </a>
    </li>
  ))
}

import { language as own, words } from '../../words/index.ts'

const named = new Intl.DisplayNames([own], { type: 'language', languageDisplay: 'standard' })

export const languageName = (tag = '') => named.of(tag.slice(0, 2)) ?? tag

interface LanguagesProps {
  languages: readonly string[]
  language: string
  onChoose: (language: string) => void
}

/** The languages of the site, of which one is shown. */
export function Languages({ languages, language, onChoose }: LanguagesProps) {
  return (
    <fieldset className="segments" aria-label={words.pageLanguage}>
      {languages.map((each) => (
        <button key={each} type="button" aria-pressed={each === language} onClick={() => onChoose(each)}>
          {languageName(each)}
        </button>
      ))}
    </fieldset>
  )
}

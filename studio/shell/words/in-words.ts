import { capital } from '../../../renderer/messages/capital.ts'
import { choices as germanChoices, fields as germanFields } from '../../../renderer/messages/de.ts'
import { choices as spanishChoices, fields as spanishFields } from '../../../renderer/messages/es.ts'
import { keyInWords } from '../../../renderer/messages/key-in-words.ts'
import type { Texts } from '../../../renderer/messages/texts.ts'

const languages: Readonly<Record<string, { fields: Texts; choices: Texts }>> = {
  de: { fields: germanFields, choices: germanChoices },
  es: { fields: spanishFields, choices: spanishChoices },
}

/** A key of the file in English words: "formHeading" is "Form heading". */
const inEnglish = (key: string): string =>
  capital(keyInWords(key).replaceAll(/\b(?:cta|faq|zip|id|url)\b/g, (short) => short.toUpperCase()))

/** What a field is called in a language. A name that an author has chosen reads as it is. */
export const fieldIn = (language: string, key: string): string => known('fields', language, key) ?? inEnglish(key)

/** What a section, a kind of page or a choice is called in a language. */
export const choiceIn = (language: string, key: string): string => known('choices', language, key) ?? inEnglish(key)

function known(names: 'fields' | 'choices', language: string, key: string): string | undefined {
  const texts = Object.hasOwn(languages, language) ? languages[language]?.[names] : undefined
  return texts && Object.hasOwn(texts, key) ? texts[key] : undefined
}

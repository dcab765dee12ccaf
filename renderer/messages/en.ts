import { en as basics } from './parts/basics.en.ts'
import { en as business } from './parts/business.en.ts'
import { en as files } from './parts/files.en.ts'
import { en as mistakes } from './parts/mistakes.en.ts'
import { en as pages } from './parts/pages.en.ts'
import { en as studio } from './parts/studio.en.ts'
import { en as values } from './parts/values.en.ts'
import type { Texts } from './texts.ts'
/** The sentences of checks, changes and refusals: ICU messages, by the code of the problem and what it is about. */
export const messages = {
  ...basics,
  ...pages,
  ...business,
  ...values,
  ...mistakes,
  ...files,
  ...studio,
} as const

/** What the parts of the file are called. */
export const parts: Texts = {
  site: 'Business, hours, colours',
  navigation: 'Menus and footer',
  forms: 'Forms',
  redirects: 'Old addresses',
  facts: 'Facts and figures',
  translations: 'Further languages',
  data: 'Data for templates',
  kinds: 'Kinds of pages',
  shared: 'Shared sections',
}

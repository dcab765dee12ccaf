import { mistakeCodes } from '../mistakes/codes.ts'
import { alike } from './alike.ts'
import { analytics } from './analytics.ts'
import { anchors } from './anchors.ts'
import { blog } from './blog.ts'
import { businessType } from './business-type.ts'
import { canonicals } from './canonicals.ts'
import type { Check, Codes } from './check.ts'
import { contrast } from './contrast.ts'
import { coordinates } from './coordinates.ts'
import { dates } from './dates.ts'
import { dishes } from './dishes.ts'
import { engine } from './engine.ts'
import { events } from './events.ts'
import { figures } from './figures.ts'
import { films } from './films.ts'
import { fonts } from './fonts.ts'
import { foreign } from './foreign.ts'
import { formAnswers } from './form-answers.ts'
import { formSteps } from './form-steps.ts'
import { forms } from './forms.ts'
import { headings } from './headings.ts'
import { home } from './home.ts'
import { hours } from './hours.ts'
import { indented } from './indented.ts'
import { kinds } from './kinds.ts'
import { lacking } from './lacking.ts'
import { layouts } from './layouts.ts'
import { lengths } from './lengths.ts'
import { links } from './links.ts'
import { literals } from './literals.ts'
import { names } from './names.ts'
import { newsletters } from './newsletters.ts'
import { oldNames } from './old-names.ts'
import { orphans } from './orphans.ts'
import { otherPhones } from './other-phones.ts'
import { over } from './over.ts'
import { ownAddress } from './own-address.ts'
import { places } from './places.ts'
import { postalCodes } from './postal-codes.ts'
import { quotes } from './quotes.ts'
import { redirects } from './redirects.ts'
import { reserved } from './reserved.ts'
import { runTogether } from './run-together.ts'
import { schema } from './schema.ts'
import { search } from './search.ts'
import { settings } from './settings.ts'
import { shown } from './shown.ts'
import { similar } from './similar.ts'
import { starters } from './starters.ts'
import { tables } from './tables.ts'
import { templates } from './templates.ts'
import { times } from './times.ts'
import { timetables } from './timetables.ts'
import { translatedWords } from './translated-words.ts'
import { translations } from './translations.ts'
import { twice } from './twice.ts'
import { unused } from './unused.ts'
import { words } from './words.ts'
import { wordsInEnglish } from './words-in-english.ts'

/** Every check, in the order in which what they find is reported: of two mistakes in one value the first is said. */
export const checks: Readonly<Record<string, Check>> = {
  engine,
  oldNames,
  templates,
  schema,
  home,
  kinds,
  times,
  names,
  fonts,
  links,
  redirects,
  canonicals,
  reserved,
  anchors,
  foreign,
  blog,
  forms,
  newsletters,
  formSteps,
  formAnswers,
  words,
  wordsInEnglish,
  postalCodes,
  hours,
  events,
  places,
  timetables,
  dishes,
  settings,
  coordinates,
  businessType,
  analytics,
  lacking,
  search,
  headings,
  dates,
  over,
  indented,
  twice,
  layouts,
  films,
  literals,
  otherPhones,
  ownAddress,
  starters,
  contrast,
  quotes,
  shown,
  runTogether,
  tables,
  lengths,
  alike,
  unused,
  orphans,
  translations,
  translatedWords,
  similar,
  figures,
}

/** Every code that a problem can have, whatever part of the program finds it. */
export const codes: Codes = Object.assign({}, mistakeCodes, ...Object.values(checks).map((check) => check.codes))

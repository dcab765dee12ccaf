import { isRecord } from '../../common/is-record.ts'
import { type Finding, type Path, worded } from '../../common/problem.ts'
import { announcedDays } from '../../common/written-dates.ts'
import type { Frame } from '../../expand/frame.ts'
import { isMoment } from '../../expand/periods.ts'
import { at, message } from '../../messages/message.ts'
import type { Text } from '../../schema/walk.ts'
import { type Check, warning } from './check.ts'

/** Days that have passed, or have not come yet. */
export const dates = {
  when: 'in full',
  codes: {
    'fact-review': warning(
      'The day has come on which a fact was to be looked at again ("reviewBy"). Ask whoever vouches for it, and set the next day.',
    ),
    'past-date': warning(
      'A text says until when something holds, or when it begins, and that day is past, such as the end of an offer; or special hours are. Check whether the sentence still holds, and write the next such day.',
      { joins: true },
    ),
    'future-date': warning(
      'A post is dated a day to come and is shown at once all the same. Correct the day, or say with "from:" that it shows from then on.',
    ),
  },
  ofTexts: (texts, { today }) => checkDates(texts, today),
  ofPage: ({ route, data }, { today }) => checkDay(route, data, today),
  ofSite: ({ site, today }) => [...checkReviews(site, today), ...checkSpecialHours(site.data.site, ['site'], today)],
} satisfies Check

/** Facts that someone should have looked at again by now. `today` is yyyy-mm-dd, as reviewBy is. */
function checkReviews({ data }: Frame, today: string): Finding[] {
  return Object.entries(Object(data.facts)).flatMap(([name, fact]) => {
    const { reviewBy, value, source } = isRecord(fact) ? fact : {}
    if (typeof reviewBy !== 'string' || reviewBy >= today) return []
    return [
      {
        code: 'fact-review',
        place: { path: ['facts', name, 'reviewBy'] },
        message: message('fact-review', { name, value: String(value), day: reviewBy }),
        hint:
          source === undefined
            ? message('fact-review.ask-anyone')
            : message('fact-review.ask', { source: String(source) }),
      },
    ]
  })
}

/** Special hours of the business and of its places, of which nothing is shown any more. */
function checkSpecialHours(place: unknown, path: Path, today: string): Finding[] {
  const { specialHours, locations } = Object(place)
  const further = (Array.isArray(locations) ? locations : []).flatMap((place: unknown, index) =>
    checkSpecialHours(place, [...path, 'locations', index], today),
  )
  const passed = (Array.isArray(specialHours) ? specialHours : []).flatMap((special: unknown, index): Finding[] => {
    const { date, until = date, label } = Object(special)
    if (typeof until !== 'string' || until >= today) return []
    return [
      {
        code: 'past-date',
        about: until,
        place: { path: [...path, 'specialHours', index, 'date'] },
        message: message('past-date.special-hours', { label: String(label), day: until }),
        hint: message('past-date.special-hours-hint'),
      },
    ]
  })
  return [...passed, ...further]
}

/** Days in the past that texts announce, such as "valid through December 31, 2024"; fields that are dates themselves are left out. */
function checkDates(texts: readonly Text[], today: string): Finding[] {
  return texts
    .filter(({ text }) => /(?:19|20)\d\d|['’]\d\d|\d[./-]\d{1,2}[./-]\d\d/.test(text))
    .flatMap((text) => pastDates(text, today))
}

/** A post of a day to come, which is shown at once; other tools would wait for the day. */
function checkDay(route: string, page: unknown, today: string): Finding[] {
  const { date, draft, from } = isRecord(page) ? page : {}
  if (
    typeof date !== 'string' ||
    date <= today ||
    draft === true ||
    (isMoment(from) && from.slice(0, 10) > today) ||
    !/^\d{4}-\d\d-\d\d$/.test(date)
  )
    return []
  return [
    {
      ...worded('future-date', { route, day: date }, { day: date }),
      about: route,
      place: { path: ['pages', route, 'date'] },
    },
  ]
}

/** What stands in an empty field of a form is an example, such as a date of birth, and states nothing. */
const isExample = (path: Text['path']) => path[0] === 'forms' && path.at(-1) === 'placeholder'

function pastDates({ text, path, schema }: Text, today: string): Finding[] {
  if (typeof schema.pattern === 'string' || schema.reference || isExample(path)) return []
  const past = announcedDays(text).filter(({ day }) => day < today)
  return past.map(({ text: words }) => ({
    ...worded('past-date', { day: words, place: at(path) }),
    about: words,
    place: { path, text: words },
  }))
}

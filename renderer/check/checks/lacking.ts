import { blocksOf } from '../../common/blocks-of.ts'
import { blockPath } from '../../common/place-names.ts'
import { type Finding, type Path, worded } from '../../common/problem.ts'
import { sectionOf } from '../../expand/anchors.ts'
import type { Frame } from '../../expand/frame.ts'
import { type MessageId, message } from '../../messages/message.ts'
import { type Check, error } from './check.ts'

/** What a setting or a section is to show of the site, and the site does not say. */
export const lacking = {
  when: 'always',
  codes: {
    'nothing-to-show': error(
      'The theme or a section is to show something of the business that the file does not say, such as a phone number. Write it, or take the line out that asks for it.',
    ),
  },
  ofSite: ({ site: { data } }) => ofTheme(data),
  ofPage: ({ route, data }, { frame }) => emptyContacts(route, data, frame),
  ofTexts: (texts, { frame }) =>
    Object(frame.data.site).phone === undefined
      ? texts
          .filter(({ path }) => path.at(-1) === 'phoneLabel')
          .map(({ path }) => finding(path, 'nothing-to-show.phone-label', 'phone', 'site'))
      : [],
} satisfies Check

/** Sections without a form that have nothing else by which to get in touch. */
function emptyContacts(route: string, page: unknown, { data, shared }: Frame): Finding[] {
  const { phone, email, address, hours } = Object(data.site)
  if ([phone, email, address, hours].some((detail) => detail !== undefined)) return []
  return blocksOf(page).flatMap((block, index): Finding[] => {
    const { type, form } = Object(sectionOf(block, shared))
    if (type !== 'contact' || form !== undefined) return []
    const place = { path: blockPath(route, index) }
    return [{ ...worded('nothing-to-show.contact'), code: 'nothing-to-show', place }]
  })
}

/** What a theme can ask for, how it is said that there is none, and where the site has to say it. */
const shown = [
  { path: ['header', 'phone'], asks: 'nothing-to-show.header-phone', part: 'site', name: 'phone' },
  { path: ['header', 'place'], asks: 'nothing-to-show.header-place', part: 'site', name: 'locality' },
  { path: ['header', 'quote'], asks: 'nothing-to-show.header-quote', part: 'navigation', name: 'quote' },
  { path: ['mobile', 'callLine'], asks: 'nothing-to-show.mobile-call', part: 'site', name: 'phone' },
  { path: ['mobile', 'place'], asks: 'nothing-to-show.mobile-place', part: 'site', name: 'locality' },
] as const

function ofTheme(data: Record<string, unknown>): Finding[] {
  const theme = Object(Object(data.site).theme)
  return shown.flatMap(({ path, asks, part, name }) => {
    const [group, setting] = path
    const isAsked = Object(theme[group])[setting] === true
    return isAsked && Object(data[part])[name] === undefined
      ? [finding(['site', 'theme', ...path], asks, name, part)]
      : []
  })
}

const finding = (path: Path, asks: MessageId, name: string, part: string): Finding => ({
  code: 'nothing-to-show',
  place: { path },
  message: message(asks, { part: { field: part }, field: { field: name } }),
  hint: message('nothing-to-show.hint', { part, key: name }),
})

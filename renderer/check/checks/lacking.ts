import { quote } from '../../common/place-names.ts'
import type { Finding, Path } from '../../common/problem.ts'
import type { Check } from './check.ts'

/** What a setting or a section is to show of the site, and the site does not say. */
export const lacking = {
  when: 'always',
  codes: {
    'nothing-to-show': {
      severity: 'error',
      about:
        'The theme or a section is to show something of the business that the file does not say, such as a phone number. Write it, or take the line out that asks for it.',
    },
  },
  ofSite: ({ site: { data } }) => ofTheme(data),
  ofTexts: (texts, { frame }) =>
    Object(frame.data.site).phone === undefined
      ? texts
          .filter(({ path }) => path.at(-1) === 'phoneLabel')
          .map(({ path }) => finding(path, 'Words for the phone number', 'phone', 'site'))
      : [],
} satisfies Check

/** What a theme can ask for, what it is, and where the site has to say it. */
const shown = [
  { path: ['header', 'phone'], about: 'The header is to show the phone number', part: 'site', name: 'phone' },
  { path: ['header', 'place'], about: 'The header is to show the place', part: 'site', name: 'locality' },
  { path: ['header', 'quote'], about: 'The header is to show a button', part: 'navigation', name: 'quote' },
  { path: ['mobile', 'callLine'], about: 'Phones are to show a line that calls', part: 'site', name: 'phone' },
  { path: ['mobile', 'place'], about: 'Phones are to show the place', part: 'site', name: 'locality' },
] as const

function ofTheme(data: Record<string, unknown>): Finding[] {
  const theme = Object(Object(data.site).theme)
  return shown.flatMap(({ path, about, part, name }) => {
    const [group, setting] = path
    const isAsked = Object(theme[group])[setting] === true
    return isAsked && Object(data[part])[name] === undefined
      ? [finding(['site', 'theme', ...path], about, name, part)]
      : []
  })
}

const finding = (path: Path, about: string, name: string, part: string): Finding => ({
  code: 'nothing-to-show',
  place: { path },
  message: `${about}, and ${quote(part)} has no ${quote(name)}`,
  hint: `Write "${name}:" under "${part}:", or remove this line.`,
})

import { isRecord } from '../../common/is-record.ts'
import { suggestion } from '../../common/nearest.ts'
import type { Finding } from '../../common/problem.ts'
import { languagesOf, ownLanguage } from '../../expand/translations.ts'
import { sentences } from '../../messages/english.ts'
import { type Message, message } from '../../messages/message.ts'
import { kindsOf } from '../kind.ts'
import { languageMeant } from '../messages/meant.ts'
import { validateFrame, validatePage } from '../validate.ts'
import { type Check, error } from './check.ts'

/** What the schemas say of each part of the file, in the author's words. */
export const schema = {
  when: 'always',
  codes: {
    'unknown-key': error(
      'A key stands where none of this name is known. Mostly it is misspelt, or belongs to another section. The known ones are listed.',
    ),
    'missing-field': error(
      'Something is left out that must be there, such as the heading of a section. Add it; the problem says what it is for.',
    ),
    'wrong-type': error(
      'A value is of another sort than its field takes: a number or a list where text is meant, say. Often quotes are missing, or a dash is one too many.',
    ),
    'empty-value': error('Nothing stands behind a key, or only spaces. Write its value, or remove the line.'),
    'conflicting-fields': error('Two keys stand together that exclude each other. Keep one of them.'),
    'missing-alt': error(
      'A picture has no description for people who do not see it. Write "alt: …", or "decorative: true" where it only decorates.',
    ),
    'bad-route': error(
      'An address does not have the right form. It starts with "/" and has only lower-case letters, digits and hyphens between slashes.',
    ),
    'bad-name': error('A name that you chose has a form that names cannot have, such as a space in it.'),
    'bad-format': error(
      'A value does not have the form that its field asks for, such as a colour without "#". The problem shows the right one.',
    ),
    'unknown-value': error('A field knows only certain values, and this is none of them. They are listed.'),
    'unknown-kind': error('There is no kind of page of this name. The kinds are listed.'),
    'bad-value': error(
      'A value has the right form and makes no sense in its field. "required:" of a form field, for one, takes the words that visitors read, and not "yes".',
    ),
    'split-entry': error(
      'A dash too many cuts an entry of a list in two. Put two spaces in place of the dash and its space.',
    ),
    'too-short': error('A text is shorter than its field allows.'),
    'too-long': error('A text is longer than its field allows. Shorten it.'),
    'too-few-items': error('A list has fewer entries than it needs.'),
    'too-many-items': error('A list has more entries than it may have.'),
    'too-small': error('A number is smaller than its field allows.'),
    'too-large': error('A number is larger than its field allows.'),
    'no-pages': error('The file has no page. Add one under "pages:".'),
    'unknown-section': error('There is no section type of this name. The types are listed.'),
    'other-section': error('A section says that it is of one type and has the keys of another. Correct its type.'),
    'misplaced-page': error(
      'A page stands in another part of the file than under "pages:". Move it with all its lines.',
    ),
  },
  ofPage: ({ route, data }, { frame }) =>
    withOwnLanguages(
      withOwnKinds(validatePage(data, route), data, Object.keys(kindsOf(frame.data))),
      languagesOf(frame),
    ),
  ofSite: ({ expansion }) => {
    const data = Object(expansion.file.data)
    const translated = Object.keys(Object(data.translations))
    return withOwnLanguages(validateFrame(data), [...new Set([...languagesOf({ data }), ...translated])])
  },
} satisfies Check

/** "Spanish" is that of the site, where it has one. */
function withOwnLanguages(findings: Finding[], languages: string[]): Finding[] {
  return findings.map((finding) => {
    const meant = typeof finding.value === 'string' ? languageMeant(finding.value.trim()) : undefined
    const own = meant && ownLanguage(meant, languages)
    const inOwn = (hint: Message) => (own && hint.values?.meant === meant ? message(hint.id, { meant: own }) : hint)
    return own ? { ...finding, hint: sentences(finding.hint).map(inOwn) } : finding
  })
}

/** The schema knows the kinds of every site alone; those of this file are as good. */
function withOwnKinds(findings: Finding[], page: unknown, kinds: string[]): Finding[] {
  const kind = isRecord(page) ? String(page.kind ?? '') : ''
  const choices = { list: kinds.map((choice) => ({ choice })) }
  const hint = () => [...suggestion(kind, kinds), message('unknown-kind.hint', { known: choices })]
  return findings
    .filter(({ code }) => code !== 'unknown-kind' || !kinds.includes(kind))
    .map((finding) => (finding.code === 'unknown-kind' ? { ...finding, hint: hint() } : finding))
}

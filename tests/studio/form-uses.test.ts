/** Forms as visitors know them: by the words over them, and the pages that show them. */
import { expect, test } from 'vitest'
import { createDraftReader } from '../../studio/server/draft-data.ts'
import { formUses } from '../../studio/server/form-uses.ts'
import { leastSite } from '../support/least-site.ts'

const read = createDraftReader()
const form = (name: string) => `  ${name}:
    endpoint: /${name}
    validation: browser
    fields:
      - { name: name, label: Name, type: text }
    submit: Send
    submitting: Sending…
    success: { title: Sent, text: We answer soon. }
    failure: { title: Not sent, text: Please try again. }
`
const site = leastSite('{ use: call-back }').replace(
  'pages:\n',
  `${form('callback')}${form('idle')}shared:
  call-back: { type: contact, heading: "We call you, at {brand}", form: callback }
pages:
`,
)

test('a form is called by the heading of the section that shows it, with its words filled in', () => {
  const uses = formUses(read(site))
  expect(uses.contact).toEqual({
    heading: 'Write to us',
    over: { path: ['pages', '/', 'blocks', 2, 'heading'], written: 'Write to us' },
    pages: [{ route: '/', title: 'Dentist in Portland' }],
  })
  expect(uses.callback).toEqual({
    heading: 'We call you, at Lime Street Dental',
    over: { path: ['shared', 'call-back', 'heading'], written: 'We call you, at {brand}' },
    pages: [{ route: '/', title: 'Dentist in Portland' }],
  })
})

test('a form that no page shows has none, and no heading', () => {
  expect(formUses(read(site)).idle).toEqual({ pages: [] })
})

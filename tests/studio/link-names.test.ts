/** Where links can lead, by the words that visitors read there. */
import { expect, test } from 'vitest'
import { createDraftReader } from '../../studio/server/draft-data.ts'
import { sectionsOf } from '../../studio/server/names.ts'
import { leastSite } from '../support/least-site.ts'

const read = createDraftReader()
const site = leastSite(
  '{ type: stats, id: figures, heading: "{brand} in figures", items: [{ value: "1", label: Crew }, { value: "2", label: Dogs }] }',
  '{ type: prose, id: plain, text: No heading here. }',
)

test('a section is known by its heading with its words filled in, one without by its anchor alone', () => {
  expect(sectionsOf(read(site), '/', ['figures', 'plain', 'of-another'])).toEqual([
    { anchor: 'figures', heading: 'Lime Street Dental in figures' },
    { anchor: 'plain', heading: undefined },
    { anchor: 'of-another', heading: undefined },
  ])
})

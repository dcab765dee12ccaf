/** Sentences for owners stand in the catalogues alone (renderer/messages/), and what owners wrote stays as it is in them. */
import { expect, test } from 'vitest'
import { sayAllIn } from '../../renderer/messages/english.ts'
import { at, message } from '../../renderer/messages/message.ts'
import { piecesIn } from './support/sentences.ts'

const speaking = piecesIn(
  [
    'renderer/check/*.ts',
    'renderer/check/{checks,messages,mistakes}/*.ts',
    'renderer/expand/**/*.ts',
    'renderer/read/**/*.ts',
    'renderer/pipeline/*.ts',
    'renderer/common/{nearest,place-names}.ts',
    'studio/edit/operations/*.ts',
    'studio/edit/*.ts',
    'studio/draft/*.ts',
    'studio/server/*.ts',
    'studio/assistant/*.ts',
  ],
  // What no owner is shown: the terminal's own lines, pages' own marks, what belongs to nobody, and what services are told.
  [
    'server/bundle',
    'server/network',
    'draft/git',
    'server/handler',
    'server/server',
    'edit/command',
    'assistant/system',
    'assistant/work',
  ].map((name) => `studio/${name}.ts`),
)
/** No words for an owner, though they look so: names, stages of a build, what findings are told apart by, remarks in the file, the usage of a command, what git says. */
const unsaid = [
  'in full',
  'if sound',
  'all of ',
  ...['slipped page', 'check pages', 'check site'],
  'Google Analytics',
  ...[' left with ', 'dubious ownership', 'it took too long'],
  ...[
    ' # yours: say it in ',
    'say it in ',
    ', for the number ',
    ', for numbers such as ',
    ', for yourself: only you read it',
  ],
  'none but the plain one, which needs no name',
]

test('no sentence is put together in the code', () => {
  const pieces = speaking.said
    .filter((text) => !unsaid.includes(text))
    .filter((text) => /[a-z]{2},? [a-z]{2}/i.test(text))
  expect(pieces).toEqual([])
})

test.each([
  'a "b" in block 2 of /x is empty',
  'Remove the comma.',
  '$1 $& {place}, 100 %',
  'two\nlines',
  '(.*)+[\\d]{2}?',
  '„so“ «o» así',
  '", linked from block 3 of /x',
  '',
])('what the author wrote stays as it is: %j', (words) => {
  const said = message('shown.as-it-stands', { words, place: at(['pages', '/about', 'blocks', 1, 'heading']) })
  expect(sayAllIn('de')(said)).toBe(
    `„${words}“ in „Überschrift“ in Abschnitt 2 von /about sehen Besucher genau so, wie es dasteht`,
  )
})

import { expect, test } from 'vitest'
import { matching } from '../../sections/faq/matching.ts'

const texts = [
  'Does a gutter need cleaning? Twice a year.',
  'Will my neighbor’s tree matter?',
  'How long does a roof last?',
]

test.each([
  ['gutter', [true, false, false]],
  ['GUTTER clean', [true, false, false]],
  ['roof gutter', [false, false, false]],
  ["neighbor's", [false, true, false]],
  ['  does,  a ', [true, false, true]],
  ['', [true, true, true]],
  ['?', [true, true, true]],
  ['.*', [false, false, false]],
])('a question stays when every word of "%s" occurs in it', (words, expected) => {
  expect(matching(texts, words)).toEqual(expected)
})

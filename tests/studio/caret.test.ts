import { expect, test } from 'vitest'
import { caretAfter } from '../../studio/shell/form/caret-after.ts'

test.each([
  ['one| two', 'one| two three'],
  ['one two|', 'zero one two|'],
  ['one |two', 'one |big two'],
  ['one two| three', 'one 2| three'],
  ['one tw|o three', 'one t|hree'],
  ['|one', '|zero one'],
  ['|', '|one'],
  ['one|', '|'],
])('where others make of %j what follows, the caret stands as in %j', (before, after) => {
  expect(caretAfter(before.replace('|', ''), after.replace('|', ''), before.indexOf('|'))).toBe(after.indexOf('|'))
})

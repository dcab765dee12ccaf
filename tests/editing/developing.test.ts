/** Whether docs/developing.md fits the code as it stands; developing.long.test.ts does all that it says. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { applyDiff, readGuide, reverseDiff } from './support/guide.ts'
import { siteFile } from './support/site.ts'

const all = readGuide('developing.md')
const chapters = Map.groupBy(
  all.filter(({ about }) => about !== ''),
  ({ chapter }) => chapter,
)

/** What a step leaves of a file; taken back where the project's owner has followed the guide already. */
function change(text: string, diff: string, isFollowed: boolean): string {
  return isFollowed ? applyDiff(text, reverseDiff(diff)) : applyDiff(text, diff)
}

test.each([...chapters])('"%s" changes lines that are there, and any files that it adds are not', async (_, steps) => {
  const written = new Map<string, string>()
  const read = async (file: string) => written.get(file) ?? readFile(file === 'pages.yaml' ? siteFile : file, 'utf8')
  const added = steps.find(({ language }) => language !== 'diff')
  const isFollowed = existsSync(added?.about ?? '')
  for (const { language, about, text } of steps) {
    if (language !== 'diff') expect(existsSync(about), about).toBe(isFollowed)
    written.set(about, language === 'diff' ? change(await read(about), text, isFollowed) : text)
  }
  expect(written.size).toBeGreaterThan(1)
})

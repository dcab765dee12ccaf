import { readFileSync } from 'node:fs'
import { engineFile } from '../folders.ts'

/** What a new page says of itself in search results, and a new post in lists, until its author does. */
export const startingDescription = 'Say here, in one or two sentences, what a visitor gets on this page.'
export const startingSummary = 'say here in one sentence what the post is about.'

/** Shorter texts are headings and labels that many pages share. */
export const leastStarter = 30

const file = engineFile('renderer/schema/starter-texts.generated.json')
let byLength: Map<number, Set<string>> | undefined

/** Whether a text is word for word one with which a new section begins. */
export function isStarterText(text: string): boolean {
  if (text.length < leastStarter) return false
  if (text.endsWith(startingDescription) || text.endsWith(startingSummary)) return true
  byLength ??= gather()
  return byLength.get(text.length)?.has(text) ?? false
}

function gather(): Map<number, Set<string>> {
  const texts: string[] = JSON.parse(readFileSync(file, 'utf8'))
  const lengths = Map.groupBy(texts, ({ length }) => length)
  return new Map([...lengths].map(([length, same]) => [length, new Set(same)]))
}

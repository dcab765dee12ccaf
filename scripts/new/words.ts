/** `new words`: what a site shows in English, to be said in its language. */

import { readSite } from '../../renderer/pipeline/index.ts'
import { readText, saveEdits } from '../../studio/edit/command.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import { addWordsToTranslate } from '../../studio/edit/translate-words.ts'
import { commandFor } from '../support/arguments.ts'

/** Writes the words into the file, and says what to do with them. */
export async function newWords(file: string, isDry: boolean): Promise<void> {
  const source = await readText(file)
  const { site } = await readSite(file)
  if (!site)
    throw new Refusal(
      `${file} has mistakes: nothing was added`,
      `Mend what "${commandFor('check', file)}" names, then run this again.`,
    )
  const { edits, added } = addWordsToTranslate(source, site)
  if (added.length === 0) return console.log(`${file} shows no word in English that is not its own.`)
  await saveEdits(file, source, edits, isDry)
  if (isDry) return
  for (const { language, count } of added) console.log(`Added ${count} words to ${file}, to be said in ${language}.`)
  console.log(`
Next:
  1. Write each in your language, beginning at the top: most visitors see the first ones, and only you read the last.
     What stands in braces, such as {phone}, stays as it is.
  2. Delete the remark "# yours: …" behind it. "${commandFor('check', file)}" counts those that are left.`)
}

import { existsSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { addressWords } from '../../library/address-words.ts'
import { writeWhole } from '../../library/write-whole.ts'
import { diskRefusal } from '../draft/pages-file.ts'

/** Writes a file under a name like the given one that none in its folder has yet; `other` is for one without letters. */
export async function writeNew(
  folder: string,
  { given, other }: { given: string; other: string },
  { content, ending }: { content: Uint8Array; ending: string },
): Promise<string> {
  const stem = addressWords(basename(given, extname(given))) || other
  for (let count = 1; ; count++) {
    const name = `${stem}${count > 1 ? `-${count}` : ''}.${ending}`
    if (existsSync(join(folder, name))) continue
    await writeWhole(join(folder, name), content).catch((error) => {
      throw diskRefusal(error)
    })
    return name
  }
}

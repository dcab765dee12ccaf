import { existsSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { addressWords } from '../../renderer/common/address-words.ts'
import { oneByOne } from '../../renderer/common/one-by-one.ts'
import { writeWhole } from '../../renderer/common/write-whole.ts'
import { diskRefusal } from '../draft/pages-file.ts'

/** With an ending and a number behind it, a name that every disk takes. */
const longestStem = 100

/** Of two files of one name that come at once, the second has to find the first. */
const inOrder = oneByOne()

interface Names {
  given: string
  /** For one without letters. */
  other: string
}

/** Writes a file under a name like the given one that none in its folder has yet. */
export function writeNew(folder: string, { given, other }: Names, file: { content: Uint8Array; ending: string }) {
  const words = addressWords(basename(given, extname(given))).slice(0, longestStem)
  const stem = words.replace(/-+$/, '') || other
  return inOrder(() => writeAs(folder, stem, file))
}

async function writeAs(folder: string, stem: string, { content, ending }: { content: Uint8Array; ending: string }) {
  for (let count = 1; ; count++) {
    const name = `${stem}${count > 1 ? `-${count}` : ''}.${ending}`
    if (existsSync(join(folder, name))) continue
    await writeWhole(join(folder, name), content, { isLasting: true }).catch((error) => {
      throw diskRefusal(error)
    })
    return name
  }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../../library/write-whole.ts'
import { diskRefusal } from '../draft/pages-file.ts'

/** Writes a file under a name that none in its folder has yet. */
export async function writeNew(folder: string, stem: string, ending: string, content: Uint8Array): Promise<string> {
  for (let count = 1; ; count++) {
    const name = `${stem}${count > 1 ? `-${count}` : ''}.${ending}`
    if (existsSync(join(folder, name))) continue
    await writeWhole(join(folder, name), content).catch((error) => {
      throw diskRefusal(error)
    })
    return name
  }
}

/** Finishes what was begun, then makes one version after another the site until it is killed: of three the last goes back. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { goBack, versions } from '../../../desk/publish/history.ts'
import { createPublisher } from '../../../desk/publish/publish.ts'
import { openDraft } from '../../../studio/draft/open-draft.ts'
import { ada } from './publishing.ts'

const [folder = '', first = ''] = process.argv.slice(2)
const file = join(folder, 'pages.yaml')
const publisher = await createPublisher({ file, dist: join(folder, 'dist') })
await publisher.takeUp()
console.log('taken up')
for (let version = Number(first); ; version += 1) {
  const [, before] = await versions(publisher.repository)
  // What was killed before its commit is on the disk, and nothing goes back over it.
  const { isSame } = await publisher.pending()
  if (version % 3 === 0 && before && isSame) {
    console.log(`begin ${version}`)
    await goBack(publisher, before.commit, { by: ada })
  } else {
    const draft = await openDraft(file, { isKept: true })
    for (const route of ['/', '/about'])
      draft.apply([{ do: 'set', path: ['pages', route, 'blocks', 0, 'heading'], value: `Version ${version}.` }])
    await draft.close()
    writeFileSync(join(folder, 'public/version.txt'), `Version ${version}.`)
    console.log(`begin ${version}`)
    await publisher.publish({ by: ada })
  }
  console.log(`end ${version}`)
}

/** Checks the licences of all packages. Leaves with 1 for an unexpected one. */
import { readFile } from 'node:fs/promises'
import { writeGenerated } from '../renderer/schema/generate/write.ts'
import { flag, readOptions } from '../scripts/support/arguments.ts'
import { licenceList, readPackages, unexpected } from './dependencies/licences.ts'

const { values } = readOptions('[--write]', { write: flag })
const packages = readPackages(await readFile('package-lock.json', 'utf8'))
for (const { name, version, licence } of unexpected(packages)) {
  console.error(`${name} ${version} has the licence "${licence}".`)
  console.error(
    '  Look at it. Then add the licence or the package, with the reason, to tools/dependencies/licences.ts.',
  )
  process.exitCode = 1
}
await writeGenerated('docs/licences.md', licenceList(packages), !values.write, 'npm run tool -- licences --write')
if (!process.exitCode) console.log(`${packages.length} packages, every licence expected`)

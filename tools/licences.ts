/** Checks the licences of all packages: `npm run licences [-- --write]`. Leaves with 1 for an unexpected one. */
import { readFile } from 'node:fs/promises'
import { writeGenerated } from '../renderer/schema/generate/write.ts'
import { readOptions } from '../scripts/support/arguments.ts'
import { licenceList, readPackages, unexpected } from './dependencies/licences.ts'

const { values } = readOptions('Usage: npm run licences -- [--write]', {
  options: { write: { type: 'boolean', default: false } },
})
const packages = readPackages(await readFile('package-lock.json', 'utf8'))
for (const { name, version, licence } of unexpected(packages)) {
  console.error(`${name} ${version} has the licence "${licence}".`)
  console.error(
    '  Look at it. Then add the licence or the package, with the reason, to tools/dependencies/licences.ts.',
  )
  process.exitCode = 1
}
await writeGenerated('docs/licences.md', licenceList(packages), !values.write, 'npm run licences -- --write')
if (!process.exitCode) console.log(`${packages.length} packages, every licence expected`)

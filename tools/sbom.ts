/**
 * Writes the software bill of materials from package-lock.json. Packages that only tests and tools need have the scope
 * "excluded".
 */
import { readFile, writeFile } from 'node:fs/promises'
import { readOptions, textOr } from '../scripts/support/arguments.ts'
import { readPackages } from './dependencies/licences.ts'
import { billOfMaterials } from './dependencies/sbom.ts'

const { values } = readOptions('[--out sbom.cdx.json]', { out: textOr('sbom.cdx.json') })
const { name, version } = JSON.parse(await readFile('package.json', 'utf8'))
const packages = readPackages(await readFile('package-lock.json', 'utf8'))
await writeFile(values.out, `${JSON.stringify(billOfMaterials(name, version, packages), null, 2)}\n`)
console.log(`${values.out}: ${packages.length} packages`)

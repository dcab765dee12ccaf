/**
 * Packs the program as npm installs it: `npm install ./pages-from-yaml-….tgz` in an empty folder tries it. Prints the file.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readOptions, textOr } from '../scripts/support/arguments.ts'
import { preparePackage, STAGE } from './pack/prepare.ts'

const { values } = readOptions('[--out DIR]', { out: textOr('.') })
await preparePackage()
mkdirSync(values.out, { recursive: true })
const options = ['pack', '--silent', '--pack-destination', resolve(values.out)]
const packed = execFileSync('npm', options, { cwd: STAGE, encoding: 'utf8' })
console.log(join(values.out, packed.trim()))

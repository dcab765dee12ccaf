/**
 * Packs the program as npm installs it: `npm install ./pages-from-yaml-….tgz` in an empty folder tries it. Prints the file.
 */
import { readOptions, textOr } from '../scripts/support/arguments.ts'
import { packInto } from './pack/prepare.ts'

const { values } = readOptions('[--out DIR]', { out: textOr('.') })
console.log(await packInto(values.out))

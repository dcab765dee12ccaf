/**
 * Packs the program as npm installs it: `npm install ./pages-from-yaml-….tgz` in an empty folder tries it. Prints the file.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readOptions, textOr } from '../scripts/support/arguments.ts'
import { compileNode } from './pack/compile.ts'
import { stagePackage } from './pack/stage.ts'

const { values } = readOptions('[--out DIR]', { out: textOr('.') })
// Among packages, as on a site: it finds its own in the node_modules above.
const stage = resolve('.cache/pack/node_modules/pages-from-yaml')

await stagePackage(stage)
const { dependencies } = JSON.parse(readFileSync(join(stage, 'package.json'), 'utf8'))
const entries = ['scripts/pages-from-yaml.mjs', 'tools/pack/warm.ts']
await compileNode(join(stage, 'node'), entries, Object.keys(dependencies))
execFileSync(process.execPath, [join(stage, 'node/warm.js')], { stdio: 'inherit' })
for (const name of ['warm.js', 'warm.js.map']) rmSync(join(stage, 'node', name))
mkdirSync(values.out, { recursive: true })
const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', resolve(values.out)], {
  cwd: stage,
  encoding: 'utf8',
})
console.log(join(values.out, packed.trim()))

import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compileNode } from './compile.ts'
import { licencesOf } from './licences.ts'
import { stagePackage } from './stage.ts'
import { writeTypes } from './types.ts'

/** Where the package is put together: among packages, as on a site, so that it finds its own in the node_modules above. */
export const STAGE = resolve('.cache/pack/node_modules/pages-from-yaml')

/** What others import. Their types come along. */
const ENTRIES = ['scripts/api/index.ts']
const STARTED = ['scripts/pages-from-yaml.mjs', 'tools/pack/warm.ts']

/** Puts the package together, as it will be installed. */
export async function preparePackage(): Promise<void> {
  const { dependencies } = await stagePackage(STAGE)
  const compiledIn = await compileNode(join(STAGE, 'node'), [...ENTRIES, ...STARTED], Object.keys(dependencies))
  writeFileSync(join(STAGE, 'docs/licences-compiled-in.md'), licencesOf(compiledIn))
  writeTypes(join(STAGE, 'types'), [...ENTRIES, 'renderer/section.ts'])
  execFileSync(process.execPath, [join(STAGE, 'node/warm.js')], { stdio: 'inherit' })
  for (const file of globSync(join(STAGE, 'node/warm.js*'))) rmSync(file)
  for (const file of globSync(join(STAGE, '.cache/bundle/*/{assets.json,server/entry.mjs}'))) withoutPaths(file)
}

/** vike notes where it has worked, which is nobody's business. */
function withoutPaths(file: string) {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(STAGE, ''))
}

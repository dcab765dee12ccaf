import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { dropOldest } from '../../renderer/common/drop-oldest.ts'
import { compileNode } from './compile.ts'
import { licencesOf } from './licences.ts'
import { stagePackage } from './stage.ts'
import { writeTypes } from './types.ts'

const FOLDER = '.cache/pack'
/** Of other processes, which may be at work. */
const MOST_STAGES = 4

/** The project of which the package is among the packages, as on a site: it finds its own in the node_modules above. */
export const STAGE_PROJECT = resolve(FOLDER, String(process.pid))
/** Where this process puts the package together. */
export const STAGE = join(STAGE_PROJECT, 'node_modules/pages-from-yaml')

/** What others import. Their types come along. */
const ENTRIES = ['scripts/api/index.ts']
const STARTED = ['scripts/pages-from-yaml.mjs', 'tools/pack/warm.ts']

/** Puts the package together, as it will be installed. */
export async function preparePackage(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  dropOldest(FOLDER, MOST_STAGES)
  const { dependencies } = await stagePackage(STAGE)
  const compiledIn = await compileNode(join(STAGE, 'node'), [...ENTRIES, ...STARTED], Object.keys(dependencies))
  writeFileSync(join(STAGE, 'docs/licences-compiled-in.md'), licencesOf(compiledIn))
  writeTypes(join(STAGE, 'types'), [...ENTRIES, 'renderer/section.ts'])
  execFileSync(process.execPath, [join(STAGE, 'node/warm.js')], { stdio: 'inherit' })
  for (const file of globSync(join(STAGE, 'node/warm.js*'))) rmSync(file)
  for (const file of globSync(join(STAGE, '.cache/bundle/*/{assets.json,server/entry.mjs}'))) withoutPaths(file)
}

/** Writes the file that npm installs into a folder, and gives its path. The package itself stays in {@link STAGE}. */
export async function packInto(out: string): Promise<string> {
  await preparePackage()
  mkdirSync(out, { recursive: true })
  const options = ['pack', '--silent', '--pack-destination', resolve(out)]
  return join(out, execFileSync('npm', options, { cwd: STAGE, encoding: 'utf8' }).trim())
}

/** vike notes where it has worked, which is nobody's business. */
function withoutPaths(file: string) {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(STAGE, ''))
}

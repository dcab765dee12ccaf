import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../../studio/edit/refusal.ts'

/**
 * Has packages in a folder of their own, within the project so that they find what it has: what few need and is large
 * comes when it is asked for. Fetches them again where another version is wanted.
 */
export function provide(folder: string, packages: Readonly<Record<string, string>>): void {
  const list = join(folder, 'package.json')
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: packages })
  // npm writes this file when everything is in place.
  const isThere = existsSync(join(folder, 'node_modules/.package-lock.json'))
  if (isThere && readFileSync(list, 'utf8') === wanted) return
  const names = Object.keys(packages).join(' and ')
  console.error(`Installing ${names} into ${folder}`)
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(list, wanted)
  // Otherwise npm would bring again what the project has and a package only works beside, such as Vitest.
  const options = ['--legacy-peer-deps', '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund']
  const { status, stderr } = spawnSync('npm', ['install', ...options], { cwd: folder, encoding: 'utf8' })
  if (status === 0) return
  rmSync(list)
  throw new Refusal(
    `npm could not install ${names} in ${folder}`,
    /npm error .*/.exec(stderr ?? '')?.[0] ?? 'Is npm here?',
  )
}

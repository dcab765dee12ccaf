/**
 * Mozilla's HTTP Observatory, the scanner itself, run on this machine. It is installed apart from the project: its
 * package brings a database client and an error reporter along, and its install script fetches lists from the network.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const version = '1.4.8'
const folder = resolve(`.cache/observatory-${version}`)
const scanner = join(folder, 'node_modules/@mdn/mdn-http-observatory')
const run = promisify(execFile)

export interface Scan {
  scan: { grade: string; score: number; testsFailed: number }
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>
}

/** Installs the scanner, once a machine; gives the reason where that is not possible. */
export async function provideObservatory(): Promise<{ missing?: string }> {
  if (!existsSync(join(scanner, 'conf/hsts-preload.json'))) {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'package.json'), '{ "private": true }')
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
    const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--omit=optional']
    const install = ['install', ...options, `@mdn/mdn-http-observatory@${version}`]
    const failed = await run('npm', install, { cwd: folder, env, timeout: 240_000 }).then(
      () => undefined,
      (error: Error) => error,
    )
    if (failed) return { missing: `npm could not install the scanner: ${failed.message.split('\n')[0]}` }
    // The list of preloaded domains, which the install script would fetch: no address of a test is in it.
    await writeFile(join(scanner, 'conf/hsts-preload.json'), '{}')
  }
  return {}
}

/** Scans a host such as "localhost:8443", trusting the given certificate beside the usual ones. */
export async function scan(host: string, certificate: string): Promise<Scan> {
  const env = { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: certificate }
  const { stdout } = await run(process.execPath, [join(scanner, 'src/scan.js'), host], { env, timeout: 60_000 })
  return JSON.parse(stdout)
}

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMMAND } from '../../renderer/folders.ts'
import { requireBuild } from './require-build.ts'

/** Serves a finished build on a free port, with a lead store of its own that is thrown away. Leaves with 2 where there is none. */
export async function serveBuild(dist: string): Promise<{ url: string; stop: () => void }> {
  requireBuild(dist)
  const data = mkdtempSync(join(tmpdir(), 'pages-data-'))
  const server = spawn(process.execPath, [COMMAND, 'start', '--no-build'], {
    env: { ...process.env, PORT: '0', DIST_DIR: dist, DATA_DIR: data, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    server.stdout.on('data', (chunk) => {
      output += chunk
      const match = /The site is on (\S+)/.exec(output)
      if (match?.[1]) resolve(match[1])
    })
    server.on('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)))
  })
  const stop = () => {
    server.kill()
    rmSync(data, { recursive: true, force: true })
  }
  return { url, stop }
}

/** A real nginx with a configuration of ours. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { component } from './components.ts'
import { temporaryFolder } from './site.ts'
import { until } from './wait.ts'

export interface Nginx {
  /** Where it answers, when it listens without TLS. */
  url: string
  stop: () => Promise<void>
  /** Lets it read its files again, as `nginx -s reload` does. */
  reload: () => void
  /** What it complained about, for messages. */
  errors: () => string
}

interface Options {
  /** What stands in the http block. */
  http: string
  /** Modules to load. */
  modules?: string[]
  /** A port that it listens on once it is ready. */
  port: number
}

/** Starts nginx with its temporary files in a folder of its own. Throws with its complaint when it does not start. */
export async function startNginx({ http, modules = [], port }: Options): Promise<Nginx> {
  const { path, missing } = component('nginx')
  if (!path) throw new Error(missing)
  const folder = await temporaryFolder('nginx')
  const file = join(folder, 'nginx.conf')
  await writeFile(file, frame(folder, modules, http))
  const child = spawn(path, ['-c', file, '-p', folder, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  await until('nginx', () => child.exitCode !== null || isListening(port))
  if (child.exitCode !== null) throw new Error(`nginx ended:\n${errors}`)
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGQUIT')
    await ended
  }
  return { url: `http://127.0.0.1:${port}`, stop, reload: () => void child.kill('SIGHUP'), errors: () => errors }
}

function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const listens = Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false)
  return listens.finally(() => socket.destroy())
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const frame = (folder: string, modules: string[], http: string) => `
${modules.map((module) => `load_module ${module};`).join('\n')}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
${http}
}
`

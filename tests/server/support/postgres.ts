/** A real PostgreSQL in a temporary folder, with its own durable defaults. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { unprivileged } from './components.ts'
import { temporaryFolder } from './site.ts'

export type Postgres = {
  /** Makes an empty database and gives its address. */
  createDatabase: () => Promise<string>
  /** SIGQUIT is PostgreSQL's "immediate" stop: no farewell, recovery at the next start. */
  stop: (signal?: 'SIGQUIT' | 'SIGINT') => Promise<void>
  start: () => Promise<void>
  remove: () => Promise<void>
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

/** Starts it on a free port; the folder is made, unless one is given. */
export async function startPostgres(postgres: string, options: string[] = [], given?: string): Promise<Postgres> {
  const user = unprivileged()
  const folder = given ?? (await temporaryFolder('postgres'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid)
  const data = join(folder, 'data')
  const initdb = join(dirname(postgres), 'initdb')
  execFileSync(initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  })
  const port = await freePort()
  const address = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...options]
  let child: ChildProcess | undefined
  const start = async () => {
    child = spawn(postgres, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    })
    await waitUntilReady(address('postgres'))
  }
  const stop = async (signal: 'SIGQUIT' | 'SIGINT' = 'SIGINT') => {
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  await start()
  let databases = 0
  const createDatabase = async () => {
    databases += 1
    await runSql(address('postgres'), `CREATE DATABASE test${databases}`)
    return address(`test${databases}`)
  }
  const remove = async () => {
    await stop('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  return { createDatabase, stop, start, remove }
}

export async function runSql(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function waitUntilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (await runSql(url, 'SELECT 1').catch(() => undefined)) return
    await sleep(50)
  }
  throw new Error('PostgreSQL did not start within a minute')
}

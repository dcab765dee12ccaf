/** A real S3 server of this machine. Nothing but these tests needs it, so it is fetched by the first that does. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { request as ask, createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { Found } from '../../server/support/components.ts'
import { freePort } from '../../server/support/postgres.ts'
import { temporaryFolder } from '../../server/support/site.ts'
import { until } from '../../server/support/wait.ts'

const folder = resolve('.cache/s3rver')
const program = `${folder}/node_modules/s3rver/bin/s3rver.js`

export function s3Server(): Found {
  if (existsSync(program)) return { path: program }
  mkdirSync(folder, { recursive: true })
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  spawnSync('npm', ['install', '--prefix', folder, ...options, 's3rver@3.7.1'], { timeout: 120_000 })
  return existsSync(program) ? { path: program } : { missing: 'npm could not install s3rver' }
}

export type S3 = { url: string; settings: Record<string, string>; stop: () => Promise<void> }

const secret = 'S3RVER'

/** With an empty bucket "copies". It takes requests that are signed with its key, and no others. */
export async function startS3(path: string): Promise<S3> {
  const port = await freePort()
  const files = await temporaryFolder('s3')
  const options = ['--address', '127.0.0.1', '--port', `${port}`, '--directory', files, '--silent']
  const words = [path, ...options, '--configure-bucket', 'copies']
  const child: ChildProcess = spawn(process.execPath, words, { stdio: 'ignore' })
  const isThere = () =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    )
  await until('the S3 server', isThere, 60_000)
  const guard = guardOf(port).listen(0, '127.0.0.1')
  await once(guard, 'listening')
  const url = `http://127.0.0.1:${(guard.address() as AddressInfo).port}`
  return {
    url,
    settings: {
      COPIES_TO: 's3://copies/roofer',
      COPIES_S3_ENDPOINT: url,
      COPIES_S3_KEY: 'S3RVER',
      COPIES_S3_SECRET: secret,
    },
    async stop() {
      guard.close()
      guard.closeAllConnections()
      child.kill()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** s3rver does not look at signatures of version 4, which every real one does: this stands before it, and does. */
const guardOf = (port: number) =>
  createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    if (!isSigned(request, body)) {
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
      return
    }
    const { method, url, headers } = request
    ask({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    }).end(body)
  })

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** As https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html has it. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const pattern = /Credential=[^/]+\/(\S+), ?SignedHeaders=(\S+), ?Signature=(\w+)/
  const [, scope = '', signed = '', signature] = pattern.exec(headers.authorization ?? '') ?? []
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort()
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const hash = sha256(body)
  const canonical = [method, pathname, query.join('&'), lines.join(''), signed, hash].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hash === headers['x-amz-content-sha256'] && hmac(key, toSign).toString('hex') === signature
}

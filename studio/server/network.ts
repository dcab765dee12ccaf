/**
 * A second door of the studio, for a phone in the same network. It opens once somebody has typed there the code that the
 * screen shows. What goes through it is not encrypted: whoever can read along in the network sees it.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, isIPv4 } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Duplex } from 'node:stream'
import { html } from 'hono/html'
import { parse } from 'hono/utils/cookie'
import { message } from '../../renderer/messages/message.ts'
import { sayIn } from '../../renderer/messages/say.ts'
import { refusalOf } from '../../renderer/preview/guard.ts'
import { STUDIO_URL } from './addresses.ts'
import { hasToken, readBytes, readerOf } from './request.ts'

/** So many wrong codes make another one; after so many codes the door stays shut. */
const triesACode = 5
const mostCodes = 4
const mostBytes = 1_000
const COOKIE = 'studio-door'
const STYLES = `${STUDIO_URL}studio.css`
const CODE = `${STUDIO_URL}code`

interface Inside {
  /** What answers whoever is in. */
  handle: RequestListener
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Where whoever has come in goes on: the studio's address on this host, with its token. */
  home: string
}

/** Where the door is, and what opens it; undefined where too many have guessed. */
export type ShowCode = (url: string, code: string | undefined) => void

/** The first address of this machine in its network. */
export function networkAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  return all.find(({ internal, address }) => !internal && isIPv4(address))?.address
}

/** Listens at an address of the network until the function that comes back is called. */
export async function openDoor(at: { address: string; port: number }, inside: Inside, show: ShowCode) {
  const key = randomBytes(24).toString('base64url')
  let code: string | undefined
  let wrong = 0
  let codes = 0
  let url = ''
  const renew = () => {
    wrong = 0
    codes += 1
    code = codes > mostCodes ? undefined : String(randomInt(1_000_000)).padStart(6, '0')
    show(url, code)
  }
  /** Each code opens the door once. */
  const isRight = (given: string) => {
    const isOne = code !== undefined && hasToken(given.replaceAll(/\D/g, ''), code)
    if (isOne) codes = 0
    else wrong += 1
    if (isOne || (code !== undefined && wrong >= triesACode)) renew()
    return isOne
  }
  /** A page of another site that leads its own name here, or to another port of this machine, is not let in. */
  const isForeign = (request: IncomingMessage) =>
    request.headers.host !== new URL(url).host || refusalOf(request, at.address) !== undefined
  const isIn = ({ headers }: IncomingMessage) => hasToken(parse(headers.cookie ?? '', COOKIE)[COOKIE], key)

  const server = createServer(async (request, response) => {
    if (isForeign(request)) return void response.writeHead(403).end()
    if (isIn(request) || request.url === STYLES) return inside.handle(request, response)
    if (request.method !== 'POST' || request.url !== CODE) return askFor(request, response, 401)
    const body = await readBytes(request, mostBytes).catch(() => Buffer.alloc(0))
    if (!isRight(new URLSearchParams(body.toString()).get('code') ?? '')) return askFor(request, response, 403)
    const cookie = `${COOKIE}=${key}; HttpOnly; SameSite=Strict; Path=/`
    response.writeHead(303, { location: inside.home, 'set-cookie': cookie, 'cache-control': 'no-store' }).end()
  })
  server.on('upgrade', (request, socket, head) =>
    !isForeign(request) && isIn(request) ? inside.upgrade(request, socket, head) : socket.destroy(),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(at.port, at.address, resolve)
  })
  url = `http://${at.address}:${(server.address() as AddressInfo).port}/`
  renew()
  return () => {
    server.closeAllConnections()
    server.close()
  }
}

/** The page on which the code is typed. */
async function askFor(request: IncomingMessage, response: ServerResponse, status: 401 | 403): Promise<void> {
  const language = readerOf(request)
  const say = sayIn(language)
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say(message('network.title'))}</title>
<link rel="stylesheet" href="${STYLES}">
</head>
<body class="door">
<main>
<h1>${say(message('network.title'))}</h1>
<form method="post" action="${CODE}">
<label for="code">${say(message('network.code'))}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="9" required autofocus aria-describedby="said">
<p id="said"${status === 403 ? html` role="alert"` : ''}>${say(message(status === 403 ? 'network.wrong' : 'network.where'))}</p>
<button class="button is-primary">${say(message('network.go'))}</button>
</form>
</main>
</body>
</html>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  }
  response.writeHead(status, headers).end(String(await page))
}

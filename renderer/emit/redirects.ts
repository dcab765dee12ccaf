import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '../content/index.ts'
import { escapeXml } from './xml.ts'

/**
 * Writes the redirects: `_redirects` for static hosts, and for every old address a page that leads on by itself
 * where a host knows no redirects.
 */
export async function emitRedirects({ redirects, settings }: Site, client: string): Promise<void> {
  const entries = Object.entries(redirects)
  await writeFile(join(client, '_redirects'), entries.map(([from, to]) => `${from} ${to} 301\n`).join(''))
  for (const [from, to] of entries) {
    await mkdir(join(client, from), { recursive: true })
    await writeFile(join(client, from, 'index.html'), redirectPage(to, settings.url, settings.language))
  }
}

/** A page that leads on, also without JavaScript. */
export function redirectPage(to: string, siteUrl: string, language: string): string {
  const target = escapeXml(to)
  const address = /^https?:/.test(to) ? target : `${siteUrl}${target}`
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <title>This page has moved</title>
    <meta name="robots" content="noindex">
    <meta http-equiv="refresh" content="0; url=${target}">
    <link rel="canonical" href="${address}">
  </head>
  <body>
    <h1>This page has moved</h1>
    <p><a href="${target}">Go to its new address</a></p>
  </body>
</html>
`
}

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '../content/index.ts'
import { escapeXml } from './xml.ts'

/**
 * Writes for every old address a page that leads on by itself, for hosts that know no redirects. The files for hosts
 * that do know them are made in hosts/.
 */
export async function emitRedirects({ redirects, settings }: Site, client: string): Promise<void> {
  for (const [from, to] of Object.entries(redirects)) {
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

/** What a page holds that a content security policy judges, read again from the finished HTML. */
import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const element = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>/gi
const tag = /<[a-z][^\s/>]*((?:[^>"']|"[^"]*"|'[^']*')*)>/gi
/** Data that no browser runs. */
const inert = /\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i

/** Everything in a page that its policy does not allow. An empty list is what a page must have. */
export function violations(html: string, policy: string): string[] {
  const sources = (name: string) => policy.split(';').find((part) => part.trim().startsWith(`${name} `)) ?? ''
  const found: string[] = []
  const markup = html.replace(element, (_, name: string, attributes: string, text: string) => {
    const isScript = name.toLowerCase() === 'script'
    const isOutside = isScript && /\bsrc\s*=/i.test(attributes)
    const isListed = sources(isScript ? 'script-src' : 'style-src').includes(hashOf(text))
    if (!isOutside && !(isScript && inert.test(attributes)) && !isListed) {
      found.push(`inline ${name} ${hashOf(text)} is not listed: ${text.trim().slice(0, 60)}`)
    }
    return `<${name}${attributes}></${name}>`
  })
  for (const [whole, attributes = ''] of markup.matchAll(tag)) {
    const names = attributes.replace(/=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/g, '=').match(/[^\s=/]+(?==)/g) ?? []
    const bad = names.filter((name) => /^on|^style$/i.test(name))
    if (bad.length > 0) found.push(`${bad.join(', ')} in ${whole.slice(0, 60)}`)
    if (/\b(?:href|src|action)\s*=\s*["']?\s*javascript:/i.test(attributes))
      found.push(`script in ${whole.slice(0, 60)}`)
  }
  return found
}

/** The hashes that a policy lists, to find those that no page needs. */
export function listedHashes(policy: string): string[] {
  return policy.match(/'sha256-[^']+'/g) ?? []
}

/** The hashes of every inline script and style that a browser would run. */
export function neededHashes(html: string): string[] {
  return [...html.matchAll(element)]
    .filter(([, , attributes = '']) => !/\bsrc\s*=/i.test(attributes) && !inert.test(attributes))
    .map(([, , , text = '']) => hashOf(text))
}

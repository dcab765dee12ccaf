/** Reads a compose file as far as ours uses it, to run its services without containers. */
import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'

export interface Service {
  image?: string
  command?: string[]
  environment?: Record<string, string>
}

/** The services by name, with `${NAME}`, `${NAME:-default}` and `${NAME:?message}` filled. Throws as compose does. */
export async function readCompose(file: string, env: Record<string, string>): Promise<Record<string, Service>> {
  const text = await readFile(file, 'utf8')
  const fill = (_: string, value: unknown) => (typeof value === 'string' ? interpolate(value, env) : value)
  return JSON.parse(JSON.stringify(parse(text).services, fill))
}

function interpolate(text: string, env: Record<string, string>): string {
  return text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, rest = '') => {
    if (kind === '?' && !env[name]) throw new Error(`required variable ${name} is missing: ${rest}`)
    return env[name] || (kind === '-' ? rest : '')
  })
}

/** Puts the addresses of a test in place of those in a text; each must occur, so that no test runs something else. */
export function relocate(text: string, places: Record<string, string>): string {
  return Object.entries(places).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`"${from}" does not occur`)
    return changed.replaceAll(from, to)
  }, text)
}

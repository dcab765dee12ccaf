import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SCOPES = ['@fontsource', '@fontsource-variable']
const modules = new URL('../../node_modules/', import.meta.url)

let packages: Map<string, string> | undefined

/** The folders of the fonts that are installed, by their names at fontsource.org; of two packages the variable one. */
export function fontPackages(): ReadonlyMap<string, string> {
  packages ??= new Map(
    SCOPES.flatMap((scope) =>
      namesIn(scope).map((name) => [name, fileURLToPath(new URL(`${scope}/${name}`, modules))]),
    ),
  )
  return packages
}

function namesIn(scope: string): string[] {
  try {
    return readdirSync(new URL(`${scope}/`, modules)).filter((name) => !name.startsWith('.'))
  } catch {
    return []
  }
}

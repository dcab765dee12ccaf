import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolders } from '../folders.ts'

const SCOPES = ['@fontsource', '@fontsource-variable']

let packages: Map<string, string> | undefined

/** The folders of the fonts that are installed, by their names at fontsource.org; of two packages the variable one. */
export function fontPackages(): ReadonlyMap<string, string> {
  packages ??= new Map(
    SCOPES.flatMap((scope) => packageFolders().map((folder) => join(folder, scope))).flatMap((folder) =>
      namesIn(folder).map((name) => [name, join(folder, name)]),
    ),
  )
  return packages
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'))
  } catch {
    return []
  }
}

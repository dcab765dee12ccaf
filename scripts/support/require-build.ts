import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Leaves with 2, and says what to run, where a folder holds no build. */
export function requireBuild(dist: string): void {
  if (existsSync(join(dist, 'client'))) return
  console.error(`There is no build in "${dist}". "npm run build -- --out ${dist}" makes one.`)
  process.exit(2)
}

import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const source = /((?:from|import)[ (]["']\.[^"']+)\.tsx?(?=["'])/g
/** Which messages there are is nothing to others. */
const catalogue = /^import type (\w+) from '.*\.json';$/gm
const texts = 'declare const $1: Record<string, Record<string, string>>;'

/** Writes the types of entries into a folder, and of the modules that these name, each at its path from the top. */
export function writeTypes(folder: string, entries: string[]): void {
  const config = resolve(`.cache/pack/tsconfig-${process.pid}.json`)
  const compilerOptions = {
    declaration: true,
    emitDeclarationOnly: true,
    noEmit: false,
    rootDir: resolve('.'),
    outDir: folder,
  }
  const files = [...entries, ...globSync('{renderer,studio}/**/*.d.ts')].map((file) => resolve(file))
  writeFileSync(config, JSON.stringify({ extends: resolve('tsconfig.json'), compilerOptions, files, include: [] }))
  execFileSync('npx', ['tsc', '-p', config], { stdio: 'inherit' })
  rmSync(config)
  const needed = new Set(entries.map((entry) => resolve(folder, entry.replace(/\.ts$/, '.d.ts'))))
  for (const file of needed) {
    const text = readFileSync(file, 'utf8').replaceAll(source, '$1.js').replaceAll(catalogue, texts)
    writeFileSync(file, text)
    for (const [, name = ''] of text.matchAll(/(?:from|import)[ (]["'](\.[^"']+)\.js["']/g))
      needed.add(`${join(dirname(file), name)}.d.ts`)
  }
  for (const file of globSync(`${folder}/**/*.d.ts`)) if (!needed.has(resolve(file))) rmSync(file)
}

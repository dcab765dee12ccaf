import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { commands } from '../../scripts/commands.ts'

/** A thread or process of its own, which another module starts by its address. */
const started = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g
/** A command. */
const byName = /(import\(`\.\/\$\{name\})\.ts`(?=\))/
const STARTED = '{renderer,server,studio,desk}/**/*{-worker,-process}.ts'
/**
 * Large packages of which Node's code needs little, and which no page is made of: compiled in they take a twentieth of the
 * room, and a site installs fewer.
 */
export const COMPILED_IN = [
  '@hono/node-server',
  '@simplewebauthn/server',
  'hono',
  'libphonenumber-js',
  'nodemailer',
  'sanitize-html',
]
/** For pictures of pages, which few take: it is fetched when they do. */
const ON_DEMAND = ['playwright', 'playwright-core', '@axe-core/playwright']

/**
 * Compiles what Node runs into a folder, without types, since Node takes no TypeScript from packages, and in few files,
 * since each costs a command time when it starts. What is imported and no dependency of the package is compiled in.
 * Returns the names of packages that are.
 */
export async function compileNode(dir: string, entries: string[], dependencies: readonly string[]): Promise<string[]> {
  const files = [...entries, ...Object.keys(commands).map((name) => `scripts/${name}.ts`), ...globSync(STARTED)]
  const input = Object.fromEntries(files.map((file) => [basename(file).replace(/\.m?ts|\.mjs$/, ''), file]))
  const stays = (id: string) => /^node:/.test(id) || [...dependencies, ...ON_DEMAND].includes(packageOf(id))
  const bundle = await rolldown({
    input,
    platform: 'node',
    external: (id, _, isResolved) => !isResolved && stays(id),
    plugins: [withCompiledNames],
    logLevel: 'warn',
  })
  const { output } = await bundle.write({
    dir,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
    sourcemapExcludeSources: true,
  })
  await bundle.close()
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  return [...new Set(modules.flatMap((id) => /.*\/node_modules\/(.+)/.exec(id)?.[1] ?? []).map(packageOf))].sort()
}

const packageOf = (id: string) => /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id

/** Modules that are loaded by their names have another ending once they are compiled, and lie beside each other. */
const withCompiledNames: Plugin = {
  name: 'compiled-names',
  // Types of own sections are written as they come: nothing is formatted.
  resolveId: (id) => (id === 'prettier' ? '\0prettier' : null),
  load: (id) => (id === '\0prettier' ? 'export const format = undefined' : null),
  transform(code) {
    const renamed = code.replace(started, "new URL('./$1.js', import.meta.url)").replace(byName, '$1.js`')
    return renamed === code ? null : { code: renamed, map: null }
  },
}

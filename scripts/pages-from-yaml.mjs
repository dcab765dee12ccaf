#!/usr/bin/env node
/** The one command, of which all others are parts: `npx pages-from-yaml --help` lists them. */
import './support/compile-cache.mjs'

const { runNamed } = await import('./support/run-named.ts')
const { commands } = await import('./commands.ts')
await runNamed(commands, (name) => import(`./${name}.ts`))

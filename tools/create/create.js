#!/usr/bin/env node
/** `npm create pages-from-yaml my-site` is `npx pages-from-yaml new site my-site`. */
import { readFileSync } from 'node:fs'

const program = new URL(import.meta.resolve('pages-from-yaml/package.json'))
const { bin } = JSON.parse(readFileSync(program, 'utf8'))
process.argv.splice(2, 0, 'new', 'site')
await import(new URL(bin['pages-from-yaml'], program).href)

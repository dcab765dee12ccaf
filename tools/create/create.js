#!/usr/bin/env node
/** `npm create pages-from-yaml my-site` is `npx pages-from-yaml new site my-site`. */
import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { pathToFileURL } from 'node:url'

const program = pathToFileURL(String(findPackageJSON('pages-from-yaml', import.meta.url)))
const { bin } = JSON.parse(readFileSync(program, 'utf8'))
process.argv.splice(2, 0, 'new', 'site')
await import(new URL(bin['pages-from-yaml'], program).href)

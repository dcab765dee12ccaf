import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { provide } from '../../../scripts/support/provide.ts'
import { peer, stemOf, type Tool } from './tools.ts'

/** Tools and the content of each lie here; Node finds the packages of a tool above its content. */
export const workshop = resolve('.cache/peers')

const markdown = { 'markdown-it': '15.0.3' }
/** In the versions that are compared. */
export const packages = {
  // In the versions after it, up to 3.1.8, --incremental=FILE ends with an error.
  eleventy: { '@11ty/eleventy': '3.1.1', ...markdown },
  astro: { astro: '7.3.5', ...markdown },
}
type Packaged = keyof typeof packages

/** A tool, or in a sentence why it is left out. */
export type Found = Tool | string

export function findEleventy(): Found {
  const problem = install('eleventy')
  if (problem) return `Eleventy is left out: ${problem}`
  const command = [process.execPath, program('eleventy', '@11ty/eleventy/cmd.cjs'), '--quiet']
  return peer({
    name: `Eleventy ${packages.eleventy['@11ty/eleventy']}`,
    home: 'eleventy',
    frame: '_data/frame.json',
    file: (page) => `${stemOf(page)}.md`,
    frontMatter: true,
    build: () => command,
    rebuild: (_, page) => [...command, `--incremental=./content/${stemOf(page)}.md`],
    traces: [],
  })
}

export function findAstro(): Found {
  const problem = install('astro')
  if (problem) return `Astro is left out: ${problem}`
  return peer({
    name: `Astro ${packages.astro.astro}`,
    home: 'astro',
    frame: 'src/frame.json',
    file: (page) => `${stemOf(page)}.yaml`,
    frontMatter: false,
    build: () => [process.execPath, program('astro', 'astro/bin/astro.mjs'), 'build', '--silent'],
    traces: ['.astro', 'node_modules'],
  })
}

export function findHugo(): Found {
  const version = /v\d[\d.]+/.exec(spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout ?? '')
  if (!version) return 'Hugo is left out: this machine has none (Debian: apt-get install hugo).'
  return peer({
    name: `Hugo ${version[0].slice(1)}`,
    home: 'hugo',
    frame: 'data/frame.json',
    file: (page) => `${page.route === '/' ? '_index' : stemOf(page)}.md`,
    frontMatter: true,
    build: () => ['hugo', '--quiet', '--destination', 'out'],
    traces: ['resources'],
  })
}

const program = (name: Packaged, path: string) => join(workshop, name, 'node_modules', path)

/** Installs the packages of a tool, unless they are there. Returns what went wrong. */
function install(name: Packaged): string | undefined {
  try {
    provide(join(workshop, name), packages[name])
    return undefined
  } catch (error) {
    return `${Object(error).message}. ${Object(error).hint}`
  }
}

import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { dump } from 'js-yaml'
import { STAGE, STAGE_PROJECT } from '../../pack/prepare.ts'
import type { Content, Page } from './content.ts'

/** What builds the site. The functions get the folder that is its own. */
export interface Tool {
  name: string
  /** The folder below .cache/peers/ in which it finds its packages. */
  home: string
  /** Puts a site into an empty folder. */
  write: (folder: string, pages: readonly Page[], frame: Content['frame']) => void
  /** Saves a change of one of its pages, as an author would. */
  save: (folder: string, page: Page, pages: readonly Page[], frame: Content['frame']) => void
  /** A program and its arguments. */
  build: (folder: string) => string[]
  /** After a change of this page; without it, the whole site is built. */
  rebuild?: (folder: string, page: Page) => string[]
  /** Where the command is run, if not in the project. */
  cwd?: (folder: string) => string
  /** What builds leave that a clean one must not find. */
  traces: (folder: string) => string[]
  out: (folder: string) => string
}

/** Puts the site into a folder of its own, with the public files of the project's. */
export function writeYaml(folder: string, pages: readonly Page[], frame: Content['frame']) {
  // Pictures that nobody uses would be told of.
  for (const name of pages.some(({ blocks }) => /\.jpg/.test(JSON.stringify(blocks)))
    ? ['public', 'images']
    : ['public'])
    if (!existsSync(join(folder, name))) symlinkSync(resolve(name), join(folder, name))
  writeFileSync(join(folder, 'pages.yaml'), siteYaml(pages, frame))
}
const node = [process.execPath, '--import', './scripts/support/compile-cache.mjs']

export const ours: Tool = {
  name: 'this builder',
  home: 'ours',
  write: writeYaml,
  save: (folder, _, pages, frame) => writeYaml(folder, pages, frame),
  build: (folder) => {
    const paths = ['--pages', join(folder, 'pages.yaml'), '--out', join(folder, 'out')]
    return [process.execPath, 'scripts/pages-from-yaml.mjs', 'build', ...paths, '--no-precompress']
  },
  traces: (folder) => [join(folder, 'out'), join(folder, 'out.builds'), '.cache/bundle', '.cache/check'],
  out: (folder) => join(folder, 'out/client'),
}

/** The same as a site has it that installs the package: compiled, with the code of the pages bundled. */
export const installed: Tool = {
  ...ours,
  name: 'as installed',
  home: 'installed',
  build: (folder) => ours.build(folder).with(1, join(STAGE, 'node/pages-from-yaml.js')),
  traces: (folder) => [join(folder, 'out'), join(folder, 'out.builds'), join(STAGE_PROJECT, '.cache/check')],
}

/** The same React components in a loop, with the code that we have bundled before. */
export const bare: Tool = {
  ...ours,
  name: 'bare loop',
  home: 'bare',
  build: (folder) => [node, 'tools/bench/task.ts', 'bare', join(folder, 'pages.yaml'), join(folder, 'out')].flat(),
  traces: (folder) => [join(folder, 'out')],
  out: (folder) => join(folder, 'out'),
}

interface Peer extends Pick<Tool, 'name' | 'home' | 'build' | 'rebuild'> {
  /** Where header and footer are read from. */
  frame: string
  /** Where the file of a page lies. */
  file: (page: Page) => string
  /** Whether the data of a page stands as front matter above an empty text. */
  frontMatter: boolean
  traces: string[]
}

/** A tool with a file for each page, and templates in the folder of templates/ that has the name of its home. */
export function peer({ frame: frameFile, file, frontMatter, traces, ...tool }: Peer): Tool {
  const save = (folder: string, page: Page) => {
    const yaml = pageYaml(page)
    const target = join(folder, 'content', file(page))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, frontMatter ? `---\n${yaml}---\n` : yaml)
  }
  return {
    ...tool,
    write(folder, pages, frame) {
      cpSync(new URL(`templates/${tool.home}/`, import.meta.url), folder, { recursive: true })
      mkdirSync(join(folder, frameFile, '..'), { recursive: true })
      writeFileSync(join(folder, frameFile), JSON.stringify(frame))
      for (const page of pages) save(folder, page)
    },
    save,
    cwd: (folder) => folder,
    traces: (folder) => ['out', ...traces].map((trace) => join(folder, trace)),
    out: (folder) => join(folder, 'out'),
  }
}

/** The name of a page's file, without its ending. */
export const stemOf = ({ route }: Page) => (route === '/' ? 'index' : route.slice(1))

const pageYaml = ({ route, ...page }: Page) => dump(page, { lineWidth: 100 })

export function siteYaml(pages: readonly Page[], frame: Content['frame']): string {
  const entries = pages.map((page) => `  ${page.route}:\n${indent(pageYaml(page))}`)
  return `${dump(frame)}\npages:\n${entries.join('')}`
}

const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '    ')

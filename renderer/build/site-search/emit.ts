import { hash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { dropOldest } from '../../common/drop-oldest.ts'
import { oncePer } from '../../common/once-per.ts'
import { isSearchFile, type SearchManifest, searchFile, searchPath } from '../../common/search/files.ts'
import { cacheFolder } from '../../folders.ts'
import { pagesToFind, pageWith } from '../../html/listed.ts'
import type { Site } from '../../pipeline/index.ts'
import { isIntact, type LastBuild } from '../files.ts'
import { type SearchStore, withStore } from './store.ts'

const FOLDER = cacheFolder('search')
/** Older ones are of files that nobody builds any more, or of other code. */
const MOST_KEPT = 20

interface Place {
  /** The file that the site is built from. */
  pages: string | undefined
  /** Changes with the code. */
  code: string
  stage: string
  before: LastBuild | undefined
}

/**
 * Writes what the search of a site reads into the stage, but what the last build left. Returns the paths of all files
 * besides the manifests, and of those that were written.
 */
export function emitSearch(site: Site, { pages, code, stage, before }: Place): { all: string[]; fresh: string[] } {
  if (languagesToSearch(site).length === 0) return { all: [], fresh: [] }
  return withStore(pages === undefined ? ':memory:' : storePath(pages, code), (store) => {
    const all = new Map<string, () => string>()
    for (const { path, manifest, language } of manifests(site, store)) {
      write(join(stage, 'rest/client', path), JSON.stringify(manifest))
      for (const [address, make] of filesOf(store, manifest, language)) all.set(join('client', address), make)
    }
    const fresh = [...all].filter(([file]) => !isIntact(file, before))
    for (const [file, make] of fresh) write(join(stage, file), make())
    return { all: [...all.keys()], fresh: fresh.map(([file]) => file) }
  })
}

const allFilesOf = oncePer((site: Site) => withStore(':memory:', (store) => allFiles(site, store)))

/** One of the files that the search of a site reads, for a site that is not built; undefined where it has none such. */
export function answerSearch(site: Site, path: string): string | undefined {
  return isSearchFile(path) ? allFilesOf(site).get(path) : undefined
}

function allFiles(site: Site, store: SearchStore): Map<string, string> {
  const files = manifests(site, store).flatMap(({ path, manifest, language }) => [
    [path, JSON.stringify(manifest)] as const,
    ...[...filesOf(store, manifest, language)].map(([address, make]) => [address, make()] as const),
  ])
  return new Map(files)
}

/** The languages of a site in which a page has a search. */
const languagesToSearch = (site: Site) =>
  [undefined, ...Object.keys(site.translations)].filter((language) => pageWith(site, 'search', language))

const manifests = (site: Site, store: SearchStore) =>
  languagesToSearch(site).map((language) => ({
    language,
    path: searchPath(language),
    manifest: store.update(pagesToFind(site, language), site.hashOf, language),
  }))

function filesOf(store: SearchStore, { words, texts }: SearchManifest, language: string | undefined) {
  const ofWords = Object.entries(words).map(
    ([beginning, name]) => [searchFile(name), () => store.words(language, beginning)] as const,
  )
  const ofTexts = texts.flatMap((name, group) =>
    name ? [[searchFile(name), () => store.texts(language, group)] as const] : [],
  )
  return new Map([...ofWords, ...ofTexts])
}

function storePath(pages: string, code: string): string {
  const path = resolve(pages)
  const name = `${basename(path)}-${hash('sha1', path, 'hex').slice(0, 8)}.${code}.sqlite`
  if (existsSync(FOLDER) && !existsSync(join(FOLDER, name))) dropOldest(FOLDER, MOST_KEPT - 1)
  return join(FOLDER, name)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

import { hash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isBroken } from '../../cache/kept-cache.ts'
import type { SearchManifest, WordsFile } from '../../library/search/files.ts'
import type { ResolvedPage, Site } from '../../site/index.ts'
import { joinWords, makeGroup, shapeOf } from './groups.ts'

/** How long another build may write before this one goes without what is kept. Milliseconds. */
const timeout = 2000

const tables = `
  create table if not exists languages (language text primary key, shape text);
  create table if not exists groups (
    language text, number integer, key text, hash text, texts text, lengths text,
    primary key (language, number)
  ) without rowid;
  create table if not exists words (
    language text, beginning text, number integer, words text,
    primary key (language, beginning, number)
  ) without rowid;
  create index if not exists words_of_group on words (language, number);
  create table if not exists files (language text, beginning text, hash text, primary key (language, beginning))
    without rowid;`

/**
 * What the search of a site knows of its pages, kept from build to build: a group of pages is read again when one of
 * them has changed, and those files of words are put together anew in which something of it stood or stands.
 */
export interface SearchStore {
  /** Brings the pages of a language up to date and says which files there are. */
  update(pages: readonly ResolvedPage[], hashOf: Site['hashOf'], language?: string): SearchManifest
  words(language: string | undefined, beginning: string): string
  texts(language: string | undefined, group: number): string
}

/**
 * Does something with the store that lies at a path. Where it cannot be used, be it broken or taken, everything is made
 * anew: the files follow from the pages alone.
 */
export function withStore<Result>(path: string, work: (store: SearchStore) => Result): Result {
  try {
    return inDatabase(path, work)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SQLITE_ERROR') throw error
    if (isBroken(error)) rmSync(path, { force: true })
    return inDatabase(':memory:', work)
  }
}

function inDatabase<Result>(path: string, work: (store: SearchStore) => Result): Result {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const database = new DatabaseSync(path, { timeout })
  try {
    // What the last moments before a power cut lose is made again.
    database.exec('pragma synchronous = off')
    database.exec('begin immediate')
    database.exec(tables)
    const result = work(storeIn(database))
    database.exec('commit')
    return result
  } finally {
    database.close()
  }
}

/** The name of the site's first language in the tables. */
const named = (language: string | undefined) => language ?? ''

function storeIn(database: DatabaseSync): SearchStore {
  const run = (sql: string) => database.prepare(sql)
  const get = run('select key from groups where language = ? and number = ?')
  const put = run('insert or replace into groups values (?, ?, ?, ?, ?, ?)')
  const wordsOf = run('select beginning, words from words where language = ? and number = ?')
  const putWords = run('insert or replace into words values (?, ?, ?, ?)')
  const dropWords = run('delete from words where language = ? and beginning = ? and number = ?')
  const parts = run('select number, words from words where language = ? and beginning = ? order by number')
  const putFile = run('insert or replace into files values (?, ?, ?)')
  const dropFile = run('delete from files where language = ? and beginning = ?')

  function words(language: string | undefined, beginning: string): string {
    const rows = parts.all(named(language), beginning) as { number: number; words: string }[]
    return JSON.stringify(joinWords(rows.map(({ number, words }) => ({ group: number, words: JSON.parse(words) }))))
  }

  /** Writes a group anew; returns the beginnings of the words of which something has changed. */
  function renew(language: string, number: number, key: string, pages: readonly ResolvedPage[], letters: number) {
    const { texts, lengths, words } = makeGroup(pages, letters)
    const before = new Map(wordsOf.all(language, number).map((row) => [String(row.beginning), row.words]))
    const now = new Map([...words].map(([beginning, file]) => [beginning, ordered(file)]))
    const changed = [...new Set([...before.keys(), ...now.keys()])].filter((one) => before.get(one) !== now.get(one))
    for (const beginning of changed) {
      const file = now.get(beginning)
      if (file === undefined) dropWords.run(language, beginning, number)
      else putWords.run(language, beginning, number, file)
    }
    const json = JSON.stringify(texts)
    put.run(language, number, key, texts.length > 0 ? nameOf(json) : '', json, JSON.stringify(lengths))
    return changed
  }

  return {
    words,
    texts: (language, group) =>
      String(run('select texts from groups where language = ? and number = ?').get(named(language), group)?.texts),
    update(pages, hashOf, inLanguage) {
      const language = named(inLanguage)
      const { groups, letters } = shapeOf(pages)
      const shape = `${groups.length} ${letters}`
      if (run('select shape from languages where language = ?').get(language)?.shape !== shape) {
        for (const table of ['groups', 'words', 'files']) run(`delete from ${table} where language = ?`).run(language)
        run('insert or replace into languages values (?, ?)').run(language, shape)
      }
      const changed = new Set<string>()
      for (const [number, group] of groups.entries()) {
        const key = nameOf(JSON.stringify(group.map(({ route }) => [route, hashOf(route)])))
        if (get.get(language, number)?.key === key) continue
        for (const beginning of renew(language, number, key, group, letters)) changed.add(beginning)
      }
      for (const beginning of changed) {
        const file = words(inLanguage, beginning)
        if (file === '{}') dropFile.run(language, beginning)
        else putFile.run(language, beginning, nameOf(file))
      }
      const files = run('select beginning, hash from files where language = ? order by beginning').all(language)
      const all = run('select hash, lengths from groups where language = ? order by number').all(language)
      return {
        letters,
        words: Object.fromEntries(files.map(({ beginning, hash }) => [String(beginning), String(hash)])),
        texts: all.map(({ hash }) => String(hash)),
        lengths: all.map(({ lengths }) => JSON.parse(String(lengths))),
      }
    },
  }
}

/** The same words are the same text, in whichever order they stood. */
const ordered = (words: WordsFile) =>
  JSON.stringify(Object.fromEntries(Object.entries(words).sort(([one], [other]) => (one < other ? -1 : 1))))

/** Long enough for two files not to have the same. */
const nameOf = (text: string) => hash('sha1', text, 'hex').slice(0, 16)

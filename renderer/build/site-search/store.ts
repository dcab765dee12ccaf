import { hash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isBroken } from '../../cache/kept-cache.ts'
import type { SearchManifest } from '../../common/search/files.ts'
import type { ResolvedPage, Site } from '../../pipeline/index.ts'
import { joinWords, makeShare, type Shape, shapeOf, type WordCounts } from './groups.ts'

/** How long another build may write before this one goes without what is kept. Milliseconds. */
const timeout = 2000

const tables = `
  create table if not exists languages (language text primary key, shape text);
  create table if not exists shares (language text, number integer, key text, primary key (language, number));
  create table if not exists groups (
    language text, number integer, hash text, texts text, lengths text, primary key (language, number)
  );
  create table if not exists words (
    language text, beginning text, share integer, words text, primary key (language, beginning, share)
  );
  create index if not exists words_of_share on words (language, share);
  create table if not exists files (language text, beginning text, hash text, primary key (language, beginning));`

/**
 * What the search of a site knows of its pages, kept from build to build: a share of the pages is read again when one
 * of them has changed, and those files of words are put together anew in which something of it stood or stands.
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
    database.exec('pragma synchronous = off; pragma journal_mode = memory; pragma cache_size = -131072')
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
  const keyOf = run('select key from shares where language = ? and number = ?')
  const putKey = run('insert or replace into shares values (?, ?, ?)')
  const putGroup = run('insert or replace into groups values (?, ?, ?, ?, ?)')
  const wordsOf = run('select beginning, words from words where language = ? and share = ?')
  const putWords = run('insert or replace into words values (?, ?, ?, ?)')
  const dropWords = run('delete from words where language = ? and beginning = ? and share = ?')
  const parts = run('select words from words where language = ? and beginning = ? order by share')
  const putFile = run('insert or replace into files values (?, ?, ?)')
  const dropFile = run('delete from files where language = ? and beginning = ?')

  const words = (language: string, beginning: string) =>
    JSON.stringify(joinWords(parts.all(language, beginning).map((part) => JSON.parse(String(part.words)))))

  /** Writes a share anew; returns the beginnings of the words of which something has changed. */
  function renew(language: string, number: number, { groups, letters, inShare }: Shape): string[] {
    const first = number * inShare
    const share = makeShare(groups, first, letters)
    for (const [at, texts] of share.texts.entries()) {
      const json = JSON.stringify(texts)
      const hash = texts.length > 0 ? nameOf(json) : ''
      putGroup.run(language, first + at, hash, json, JSON.stringify(share.lengths[at]))
    }
    const before = new Map(wordsOf.all(language, number).map((row) => [String(row.beginning), row.words]))
    const now = new Map([...share.words].map(([beginning, file]) => [beginning, ordered(file)]))
    const changed = [...new Set([...before.keys(), ...now.keys()])].filter((one) => before.get(one) !== now.get(one))
    for (const beginning of changed) {
      const file = now.get(beginning)
      if (file === undefined) dropWords.run(language, beginning, number)
      else putWords.run(language, beginning, number, file)
    }
    return changed
  }

  /** Forgets all of a language whose pages are shared out in another way than before. */
  function begin(language: string, shape: string) {
    if (run('select shape from languages where language = ?').get(language)?.shape === shape) return
    for (const table of ['shares', 'groups', 'words', 'files'])
      run(`delete from ${table} where language = ?`).run(language)
    run('insert or replace into languages values (?, ?)').run(language, shape)
  }

  function manifest(language: string, letters: number): SearchManifest {
    const files = run('select beginning, hash from files where language = ? order by beginning').all(language)
    const groups = run('select hash, lengths from groups where language = ? order by number').all(language)
    return {
      letters,
      words: Object.fromEntries(files.map(({ beginning, hash }) => [String(beginning), String(hash)])),
      texts: groups.map(({ hash }) => String(hash)),
      lengths: groups.map(({ lengths }) => JSON.parse(String(lengths))),
    }
  }

  return {
    words: (language, beginning) => words(named(language), beginning),
    texts: (language, group) =>
      String(run('select texts from groups where language = ? and number = ?').get(named(language), group)?.texts),
    update(pages, hashOf, inLanguage) {
      const language = named(inLanguage)
      const { groups, letters, inShare } = shapeOf(pages)
      begin(language, `${groups.length} ${letters}`)
      const changed = new Set<string>()
      for (let number = 0; number * inShare < groups.length; number++) {
        const share = groups.slice(number * inShare, (number + 1) * inShare)
        const key = nameOf(JSON.stringify(share.map((group) => group.map(({ route }) => [route, hashOf(route)]))))
        if (keyOf.get(language, number)?.key === key) continue
        for (const beginning of renew(language, number, { groups: share, letters, inShare })) changed.add(beginning)
        putKey.run(language, number, key)
      }
      for (const beginning of changed) {
        const file = words(language, beginning)
        if (file === '{}') dropFile.run(language, beginning)
        else putFile.run(language, beginning, nameOf(file))
      }
      return manifest(language, letters)
    },
  }
}

/** The same words are the same text, in whichever order they stood. */
const ordered = (words: WordCounts) =>
  JSON.stringify(Object.fromEntries(Object.entries(words).sort(([one], [other]) => (one < other ? -1 : 1))))

/** Long enough for two files not to have the same. */
const nameOf = (text: string) => hash('sha1', text, 'hex').slice(0, 16)

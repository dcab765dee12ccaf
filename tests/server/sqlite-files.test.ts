/** What is seen of the files of an open database: whose they are, whether they are whole, and what others wrote. */
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cutTo, type FileWatch, statsAt, watchFiles } from '../../server/store/sqlite-files.ts'
import { temporaryFolder } from './support/site.ts'

let file: string
let database: DatabaseSync
let files: FileWatch
const add = (amount = 1) => {
  for (let row = 0; row < amount; row += 1) database.exec(`INSERT INTO notes VALUES ('${'x'.repeat(3000)}')`)
  files.noteCommit()
}
const writeBack = () => database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
beforeEach(async () => {
  file = join(await temporaryFolder('files'), 'leads.sqlite')
  database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE notes (text)')
  database.exec('PRAGMA user_version = 7')
  writeBack()
  files = watchFiles(file)
  files.noteCommit()
})
afterEach(() => database.close())

test('a file that one of the commands wrote anew, and shorter, is whole, however much is in the log again', () => {
  add(50)
  database.exec('DELETE FROM notes WHERE rowid > 10')
  writeBack()
  add()
  const other = new DatabaseSync(file)
  other.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)')
  for (let row = 0; row < 60; row += 1) other.exec(`INSERT INTO notes VALUES ('${'y'.repeat(3000)}')`)
  expect(files.look()).toBeUndefined()
  other.close()
})

test('nothing is wrong with files that are as they were left, whoever else adds to the log', () => {
  expect(files.look()).toBeUndefined()
  files.expect([6, 7])
  add(20)
  expect(files.pages()).toBeGreaterThan(20)
  const other = new DatabaseSync(file)
  other.exec("INSERT INTO notes VALUES ('theirs')")
  expect(files.look()).toBeUndefined()
  other.close()
  writeBack()
  expect([files.look(), files.pages()]).toEqual([undefined, 0])
})

test.each(['', '-wal', '-shm'])('a file "leads.sqlite%s" that is elsewhere is noticed', (ending) => {
  add()
  renameSync(file + ending, `${file}${ending}.old`)
  expect(files.look()).toBe('moved')
  copyFileSync(`${file}${ending}.old`, file + ending)
  expect(files.look()).toBe('moved')
  renameSync(`${file}${ending}.old`, file + ending)
  expect(files.look()).toBeUndefined()
})

test('a file is overwritten where it has another number and nobody wrote to the log, and damaged where somebody did', () => {
  files.expect([6])
  expect(files.look()).toBe('overwritten')
  database.exec("INSERT INTO notes VALUES ('unnoted')")
  expect(files.look()).toBe('damaged')
  files.noteCommit()
  expect(files.look()).toBe('overwritten')
})

test('a file that is cut is damaged', () => {
  add(20)
  writeBack()
  files.noteSize()
  add()
  expect(files.look()).toBeUndefined()
  truncateSync(file, 8192)
  expect(files.look()).toBe('damaged')
})

test('a log that is cut or not one is damaged, also where it lacks a single page', () => {
  add(3)
  const { size = 0n } = statsAt(`${file}-wal`) ?? {}
  truncateSync(`${file}-wal`, Number(size) - 1)
  expect(files.look()).toBe('damaged')
  appendFileSync(`${file}-wal`, Buffer.alloc(1))
  expect(files.look()).toBeUndefined()
  writeFileSync(`${file}-wal`, Buffer.alloc(Number(size)))
  expect(files.look()).toBe('damaged')
})

test('an index that is cut is damaged', () => {
  add()
  expect(files.look()).toBeUndefined()
  truncateSync(`${file}-shm`, 4096)
  expect(files.look()).toBe('damaged')
})

test('that others wrote to the file is noticed until it is noted', () => {
  expect(files.isChanged()).toBe(false)
  utimesSync(file, 1, 1)
  expect(files.isChanged()).toBe(true)
  files.noteMain()
  expect(files.isChanged()).toBe(false)
})

test('the log goes from beside its file, and no other that has taken its place', () => {
  renameSync(`${file}-wal`, `${file}-wal.old`)
  writeFileSync(`${file}-wal`, 'another')
  files.removeLog()
  expect([existsSync(`${file}-wal`), existsSync(`${file}-shm`)]).toEqual([true, false])
  renameSync(`${file}-wal.old`, `${file}-wal`)
  files.removeLog()
  expect(existsSync(`${file}-wal`)).toBe(false)
})

test('how much of a file is there is told by its header, where that can be believed', () => {
  add(20)
  writeBack()
  const whole = Number(statsAt(file)?.size)
  const copy = `${file}.copy`
  const cut = (bytes: number, header: [at: number, value: number][] = []) => {
    copyFileSync(file, copy)
    truncateSync(copy, bytes)
    const bytesThere = readFileSync(copy)
    for (const [at, value] of header) bytesThere.writeUInt32BE(value, at)
    writeFileSync(copy, bytesThere)
    return cutTo(copy)
  }
  expect(cut(whole)).toBeUndefined()
  expect(cut(whole - 1)).toEqual({ there: whole - 1, whole })
  expect(cut(100)).toEqual({ there: 100, whole })
  expect(cut(99)).toEqual({ there: 99, whole: 100 })
  expect([cut(0), cutTo(`${file}.none`)]).toEqual([undefined, undefined])
  expect(cut(8192, [[92, 0]])).toBeUndefined()
  expect(cut(8192, [[16, 0x00010000]])?.whole).toBe((65_536 * whole) / 4096)
})

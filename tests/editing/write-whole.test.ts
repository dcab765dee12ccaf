import { lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeWhole } from '../../renderer/common/write-whole.ts'

async function folderOfItsOwn(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'whole-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('twenty that write one file at once all succeed, and nobody reads anything but one of their texts', async () => {
  const folder = await folderOfItsOwn()
  const file = join(folder, 'pages.yaml')
  const texts = Array.from({ length: 20 }, (_, index) => `${index} `.repeat(200_000))
  await writeFile(file, texts[0] ?? '')
  let isOver = false
  const read = async () => {
    while (!isOver) expect(texts).toContain(await readFile(file, 'utf8'))
  }
  const reading = read()
  await Promise.all(texts.map((text) => writeWhole(file, text, { isLasting: true })))
  isOver = true
  await reading
  expect(await readdir(folder)).toEqual(['pages.yaml'])
})

test('a link goes on leading to the file, and the file keeps its mode', async () => {
  const folder = await folderOfItsOwn()
  await mkdir(join(folder, 'real'))
  const [real, link] = [join(folder, 'real', 'pages.yaml'), join(folder, 'pages.yaml')]
  await writeFile(real, 'before', { mode: 0o640 })
  await symlink('real/pages.yaml', link)
  await writeWhole(link, 'after')
  expect((await lstat(link)).isSymbolicLink()).toBe(true)
  expect(await readFile(real, 'utf8')).toBe('after')
  expect((await stat(real)).mode & 0o777).toBe(0o640)
})

test('a file is new where there was none, and its folders with it', async () => {
  const file = join(await folderOfItsOwn(), 'a', 'b', 'new.txt')
  await writeWhole(file, 'new')
  expect(await readFile(file, 'utf8')).toBe('new')
})

test('what cannot be written leaves nothing behind', async () => {
  const folder = await folderOfItsOwn()
  await mkdir(join(folder, 'taken'))
  await expect(writeWhole(join(folder, 'taken'), 'text')).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['taken'])
})

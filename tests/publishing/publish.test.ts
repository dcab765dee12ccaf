import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeSite, emptyStage, finishChange, replaceSite } from '../../renderer/emit/publish.ts'
import { recordFile } from '../../renderer/emit/record.ts'
import { writeWhole } from '../../renderer/write-whole.ts'

let folder: string
let target: string
let stage: string

beforeEach(async () => {
  await mkdir('.cache', { recursive: true })
  folder = resolve(await mkdtemp('.cache/publish-'))
  target = join(folder, 'site')
  await write(target, { 'client/index.html': 'old', 'client/gone/index.html': 'old', 'forms.json': '{}' })
  stage = await emptyStage(target)
  await write(stage, { 'client/index.html': 'new', 'client/more/index.html': 'new' })
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
  await rm(recordFile(target, 'stages'), { recursive: true, force: true })
})

const files = ['client/index.html', 'client/more/index.html']
const gone = ['client/gone/index.html']
const changed = { 'client/index.html': 'new', 'client/more/index.html': 'new', 'forms.json': '{}' }

test('changeSite() exchanges files, takes away what is gone with its folder, and leaves nothing behind', async () => {
  await changeSite({ stage, files, gone }, target)
  expect(await read(target)).toEqual(changed)
  expect(existsSync(join(target, 'client/gone'))).toBe(false)
  expect([existsSync(stage), existsSync(recordFile(target, 'change.json'))]).toEqual([false, false])
})

test('finishChange() does the rest of a change that was interrupted', async () => {
  await writeWhole(recordFile(target, 'change.json'), JSON.stringify({ stage, files, gone }))
  await rename(join(stage, 'client/index.html'), join(target, 'client/index.html'))
  await finishChange(target)
  expect(await read(target)).toEqual(changed)
  await finishChange(target)
  expect(await read(target)).toEqual(changed)
})

test('replaceSite() leaves nothing of the old site', async () => {
  await replaceSite(stage, target)
  expect(await read(target)).toEqual({ 'client/index.html': 'new', 'client/more/index.html': 'new' })
  expect(await readdir(folder)).toEqual(['site'])
})

test('emptyStage() takes away what a killed build left, and only that', async () => {
  const running = join(dirname(stage), String(process.ppid))
  const killed = join(dirname(stage), '999999999')
  await write(running, { file: '' })
  await write(killed, { file: '' })
  await emptyStage(target)
  expect([existsSync(running), existsSync(killed)]).toEqual([true, false])
})

async function write(root: string, texts: Record<string, string>) {
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
}

async function read(root: string): Promise<Record<string, string>> {
  const entries = (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)).sort()
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')])),
  )
}

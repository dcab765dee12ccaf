import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { copyOf, run, site } from './support/site.ts'

// Several runs of the whole check; a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 })

test('each command that changes the file is undone byte for byte, the last one first', async () => {
  const file = await copyOf(site)
  await run('rename', '/bike-repair', '/bike-repairs', '--pages', file)
  const renamed = await readFile(file, 'utf8')
  await run('new', '/wheel-building', '--kind', 'service', '--title', 'Wheel Building', '--pages', file)
  expect(await readFile(file, 'utf8')).not.toBe(renamed)
  expect((await run('undo', '--dry-run', '--pages', file)).out).toMatch(/^- {2}\/wheel-building:$/m)
  expect((await run('undo', '--pages', file)).out).toContain('Undone: npx pages-from-yaml new /wheel-building')
  expect(await readFile(file, 'utf8')).toBe(renamed)
  expect((await run('undo', '--pages', file)).code).toBe(0)
  expect(await readFile(file, 'utf8')).toBe(site)
  expect(await run('undo', '--pages', file)).toMatchObject({
    code: 1,
    err: expect.stringContaining('No command has changed'),
  })
})

test('what was changed elsewhere since then stays', async () => {
  const file = await copyOf(site)
  await run('rename', '/bike-repair', '/bike-repairs', '--pages', file)
  const change = (text: string) => text.replace('brand: Linden Cycles', 'brand: Elm Cycles')
  await writeFile(file, change(await readFile(file, 'utf8')))
  expect((await run('undo', '--pages', file)).code).toBe(0)
  expect(await readFile(file, 'utf8')).toBe(change(site))
})

test('an edit whose lines were changed since is not undone, and the reason is said', async () => {
  const file = await copyOf(site)
  await run('rename', '/bike-repair', '/bike-repairs', '--pages', file)
  const changed = (await readFile(file, 'utf8')).replaceAll('/bike-repairs', '/bike-mending')
  await writeFile(file, changed)
  expect(await run('undo', '--pages', file)).toMatchObject({
    code: 1,
    err: expect.stringContaining('have been changed since, so nothing was undone'),
  })
  expect(await readFile(file, 'utf8')).toBe(changed)
})

test('a file that a command began is gone again', async () => {
  const file = join(dirname(await copyOf(site)), 'other.yaml')
  expect((await run('new', '/', '--pages', file)).code).toBe(0)
  expect(existsSync(file)).toBe(true)
  await run('undo', '--pages', file)
  expect(existsSync(file)).toBe(false)
})

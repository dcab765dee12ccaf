import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPublisher } from '../../desk/publish/publish.ts'
import { NEXT } from '../../desk/publish/repository.ts'
import { build } from '../publishing/support/site.ts'
import { startProcess } from '../server/support/process.ts'
import { leastSite } from '../support/least-site.ts'
import { ada, gitIn, siteFolder } from './support/publishing.ts'

const built = async () => {
  const folder = await siteFolder()
  const [file, dist] = [join(folder, 'pages.yaml'), join(folder, 'dist')]
  await build('--pages', file, '--out', dist, '--no-precompress')
  const start = (DESK: string) =>
    startProcess({ DESK, DIST_DIR: dist, DESK_ORIGIN: 'http://127.0.0.1:1' }, [], ['--pages', file])
  return { folder, file, dist, start }
}
const home = async (url: string) => (await fetch(url)).text()

test('with the desk a mistake in the file does not keep the last good site from being served', async () => {
  const { file, start } = await built()
  writeFileSync(file, readFileSync(file, 'utf8').replace('heading: Teeth', 'hedding: Teeth'))
  await expect(start('off')).rejects.toThrow(/ended with 1:[\s\S]*hedding/)
  const server = await start('on')
  expect(await home(server.url)).toContain('Teeth for life')
  expect(server.output()).toContain('The last good site is served.')
  await server.stop()
}, 120_000)

test('with the desk a publication that was interrupted is finished before the site is served', async () => {
  const { folder, file, dist, start } = await built()
  const { repository } = await createPublisher({ file, dist })
  const text = leastSite().replace('Teeth for life', 'A new smile')
  const commit = await repository.commit(await repository.treeOfDisk(text), [], ada, 'A new smile')
  await repository.setRef(NEXT, commit)
  const server = await start('on')
  expect(await home(server.url)).toContain('A new smile')
  expect([readFileSync(file, 'utf8'), gitIn(folder, 'rev-parse', 'HEAD')]).toEqual([text, commit])
  await server.stop()
}, 120_000)

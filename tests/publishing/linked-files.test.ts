/** What becomes of links in the folders beside a file. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCopies } from '../../renderer/build/files.ts'
import { siteFolder } from '../../renderer/common/site-folder.ts'
import { listSurroundings } from '../../renderer/pipeline/read.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linked-'))
  for (const inside of ['elsewhere', 'public/papers', 'images']) await mkdir(join(folder, inside), { recursive: true })
  for (const file of ['elsewhere/secret.txt', 'elsewhere/house.jpg', 'public/plan.pdf', 'public/papers/terms.pdf'])
    await writeFile(join(folder, file), file)
  await symlink(join(folder, 'elsewhere'), join(folder, 'public/etc'))
  await symlink(join(folder, 'public'), join(folder, 'public/papers/round'))
  await symlink(join(folder, 'elsewhere/secret.txt'), join(folder, 'public/secret.txt'))
  await symlink(join(folder, 'elsewhere/house.jpg'), join(folder, 'images/house.jpg'))
  await symlink(join(folder, 'elsewhere'), join(folder, 'images/etc'))
  await symlink(join(folder, 'gone.jpg'), join(folder, 'images/gone.jpg'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a build publishes no file that a link in public/ leads to, and no circle of folders', () => {
  const nothing = { bundle: { assets: [], folder: '' }, images: {}, fonts: { files: {} } }
  const copies = findCopies({ ...nothing, folder: siteFolder(join(folder, 'pages.yaml')) } as never, '')
  expect([...copies.keys()]).toEqual(['client/papers/terms.pdf', 'client/plan.pdf'])
})

test('the check knows the links of public/, and a picture that is a link to one', async () => {
  expect(await listSurroundings(siteFolder(join(folder, 'pages.yaml')))).toMatchObject({
    files: ['/papers/terms.pdf', '/plan.pdf'],
    links: ['/etc', '/papers/round', '/secret.txt'],
    images: ['house.jpg'],
  })
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPublisher } from '../../desk/publish/publish.ts'
import { ask } from '../../desk/publish/texts.ts'
import { randomOf } from '../../tools/bench/random.ts'
import { leastSite } from '../support/least-site.ts'
import { runsAll } from '../support/places.ts'
import { seed } from '../support/seed.ts'
import { gitIn, siteFolder } from './support/publishing.ts'

const kills = runsAll ? 30 : 4

const about = `  /about:
    kind: legal
    title: About the dental practice
    description: A dental practice on Lime Street in Portland, and the people who work in it. Come by.
    blocks:
      - { type: page-hero, heading: Version 0., text: Come by. }
`

/** Starts to publish, and kills the server, or it and all that it has started, at a moment. Returns what it printed. */
async function publishAndKill(folder: string, first: number, afterMs: number, isGroup: boolean): Promise<string[]> {
  const child = spawn(process.execPath, ['tests/desk/support/publisher-process.ts', folder, `${first}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const printed: string[] = []
  const isBegun = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      printed.push(line)
      if (line.startsWith('begin') && (printed.length > 2 || first > 1)) resolve()
    })
  })
  const ended = once(child, 'exit')
  await Promise.race([isBegun, ended])
  await sleep(afterMs)
  process.kill(isGroup ? -Number(child.pid) : Number(child.pid), 'SIGKILL')
  await ended
  return printed
}

/** The versions that visitors see at once: one, where all is well. */
function shown(folder: string): string[] {
  const files = ['index.html', 'about/index.html', 'version.txt']
  const texts = files.map((file) => readFileSync(join(folder, 'dist/client', file), 'utf8'))
  return [...new Set(texts.map((text) => /Version (\d+)\./.exec(text)?.[1] ?? 'none'))]
}

test(`a publication that is killed at any moment leaves one whole site, and the next start finishes it (SEED=${seed})`, async () => {
  const random = randomOf(seed)
  const folder = await siteFolder(leastSite().replace('Teeth for life', 'Version 0.') + about)
  writeFileSync(join(folder, 'public/version.txt'), 'Version 0.')
  let last = 0
  for (let kill = 0; kill < kills; kill += 1) {
    const printed = await publishAndKill(folder, last + 1, random() * 6_000, kill % 2 === 0)
    last = Number(printed.findLast((line) => line.startsWith('begin'))?.split(' ')[1] ?? last)
    expect(shown(folder), `after kill ${kill}, ${printed.at(-1)}`).toHaveLength(1)
    if (last % 3 !== 0) expect((await ask('draft', join(folder, 'pages.yaml'))).text).toContain(`Version ${last}.`)
  }
  const file = join(folder, 'pages.yaml')
  const { takeUp, state, repository } = await createPublisher({
    file,
    dist: join(folder, 'dist'),
  })
  await takeUp()
  expect(await state()).toEqual({})
  const text = gitIn(folder, 'show', 'HEAD:pages.yaml')
  expect(readFileSync(file, 'utf8').trim()).toBe(text)
  expect(text).toContain(`heading: Version ${shown(folder)[0]}.`)
  expect(await repository.commitAt('refs/desk/live')).toBe(gitIn(folder, 'rev-parse', 'HEAD'))
  expect(gitIn(folder, 'fsck', '--connectivity-only')).not.toMatch(/missing|broken/)
}, 900_000)

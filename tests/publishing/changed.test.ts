/** What a pull request changes: annotations on changed lines, and changed pages with pictures. */
import { execFile, execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { compareBuilds } from '../../renderer/build/compare-builds.ts'
import { copySite } from '../support/copy-site.ts'
import { runsAll } from '../support/places.ts'

const page = (title: string, main: string, style = 'a', script = '/assets/static/client.Abcd1234.js') =>
  `<!doctype html><html lang="en"><head><title>${title}</title><style>${style}</style><script src="${script}"></script></head>
<body style="margin:0"><main><h1>${title}</h1>${main}</main></body></html>`

let folder: string
const write = async (build: string, files: Record<string, string>) => {
  for (const [file, html] of Object.entries(files)) {
    await mkdir(join(folder, build, 'client', file, '..'), { recursive: true })
    await writeFile(join(folder, build, 'client', file), html)
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changed-'))
  const same = { 'same/index.html': page('Same', 'text') }
  await write('before', {
    ...same,
    'index.html': page('Home', 'old words'),
    'gone/index.html': page('Gone', ''),
    'styled/index.html': page('Styled', ''),
    'script/index.html': page('Script', ''),
    'meta/index.html': page('Meta', ''),
  })
  await write('after', {
    ...same,
    'index.html': page('Home', '<p style="background:red;height:300px">new words</p>'),
    'new/index.html': page('New', ''),
    'styled/index.html': page('Styled', '', 'body{color:red}'),
    'script/index.html': page('Script', '', 'a', '/assets/static/client.Wxyz9876.js'),
    'meta/index.html': page('Meta', '<meta name="x" content="y">'),
  })
})

test('pages are told apart as new, removed, changed, or changed in style alone', async () => {
  expect(await compareBuilds(join(folder, 'before'), join(folder, 'after'))).toEqual({
    added: ['/new'],
    removed: ['/gone'],
    changed: ['/', '/meta'],
    restyled: ['/script', '/styled'],
  })
})

if (runsAll)
  test('the command writes the list, and pictures from before and after', { timeout: 120_000 }, async () => {
    const out = join(folder, 'out')
    const args = ['scripts/pages-from-yaml.mjs', 'changed', join(folder, 'before'), join(folder, 'after'), '--out', out]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    const list = await readFile(join(out, 'changed.md'), 'utf8')
    expect(stdout).toContain(list)
    expect(list).toContain('### New pages (1)\n\n- `/new`\n')
    expect(list).toContain('### Removed pages (1)\n\n- `/gone`\n')
    expect(list).toMatch(/- `\/`: [\d.]+ % of the pixels on a phone, [\d.]+ % of the pixels on a desktop\n/)
    expect(list).toContain('- `/meta`: looks the same\n')
    const report = await readFile(join(out, 'index.html'), 'utf8')
    for (const name of ['home-phone-before', 'home-phone-after', 'new-desktop-after', 'gone-desktop-before']) {
      expect(report).toContain(`shots/${name}.webp`)
      expect((await sharp(join(out, `shots/${name}.webp`)).metadata()).width).toBe(name.includes('phone') ? 390 : 1280)
    }
    expect(report).not.toContain('new-desktop-before')
  })

describe('annotations', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder })
  const annotate = async (base: string) => {
    const args = [resolve('scripts/pages-from-yaml.mjs'), 'check', '--format', 'github', '--changed', base]
    const run = promisify(execFile)(process.execPath, args, { cwd: folder })
    return run.then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    )
  }

  test('errors are shown wherever they are, warnings on changed lines only', { timeout: 60_000 }, async () => {
    const real = await readFile('pages.yaml', 'utf8')
    await copySite('pages.yaml', folder)
    git('init', '--quiet', '--initial-branch=main')
    git('add', 'pages.yaml')
    git('commit', '--quiet', '-m', 'Before')
    git('checkout', '--quiet', '-b', 'change')
    const title = /^ {4}title: About .*$/m.exec(real)?.[0] ?? /^ {4}title: .*$/m.exec(real)?.[0] ?? ''
    const long = real.replace(title, () => `    title: ${'A very long title '.repeat(6).trim()}`)
    await writeFile(join(folder, 'pages.yaml'), long)
    git('commit', '--quiet', '-am', 'After')
    const line = long.slice(0, long.indexOf('A very long title')).split('\n').length
    const warned = await annotate('main')
    expect(warned.code).toBe(0)
    expect(warned.stdout).toContain(`::warning file=pages.yaml,line=${line},`)
    expect(warned.stdout.match(/^::/gm)).toHaveLength(1)
    expect(warned.stdout).toMatch(/^Not shown: \d+ on lines that are as they were at main\.$/m)
    await writeFile(join(folder, 'pages.yaml'), real.replace('type: stats', 'type: stast'))
    git('commit', '--quiet', '-am', 'Mistake')
    const failed = await annotate('main')
    expect(failed).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^::error file=pages\.yaml,line=\d+,col=\d+,.*stast/m),
    })
    expect(await annotate('nowhere')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^Git knows no commit "nowhere" here: fetch it first\.\nUsage: /),
    })
  })
})

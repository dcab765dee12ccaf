/** A site as an owner has it: its folder with a history, things that are in no copy, and leads. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generateIdentity } from 'age-encryption'
import { filesIn } from '../../../renderer/common/files-in.ts'
import { readSettings, type Settings } from '../../../server/settings.ts'
import { openStore } from '../../../server/store/open.ts'
import { newLead } from '../../server/fixtures/lead.ts'
import { temporaryFolder } from '../../server/support/site.ts'
import { leastSite } from '../../support/least-site.ts'

export const gitIn = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

/** What is in the folder of the site, and has to be in a copy. */
export const siteFiles: Record<string, string> = {
  'pages.yaml': leastSite(),
  'images/roof with spaces & ümläut.svg': '<svg/>',
  [`public/${'long-name/'.repeat(20)}file.txt`]: 'deep',
  'public/empty.txt': '',
  '.gitignore': 'data\nnode_modules\n.env\n.cache\ndist.builds\n',
}
const otherFiles = {
  '.env': 'SMTP_URL=smtp://web:secret@mail.example.com',
  'node_modules/x/index.js': 'x',
  'dist.builds/1/client/index.html': 'x',
  '.cache/x': 'x',
}

export function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

/** Somebody who was at the desk when the copy was made. */
const signedIn = `INSERT INTO desk_sessions (id, hash, person_id, agent, client, created_at, seen_at)
  VALUES ('s', 'h', 'p', '', '', 1, 1)`

export type OwnSite = { folder: string; file: string; settings: Settings; leads: string[] }

/** Made once, by many programs, and copied for each test. */
let made: ReturnType<typeof makeSite> | undefined

async function makeSite(env: Record<string, string> = {}): Promise<Pick<OwnSite, 'folder' | 'leads'>> {
  const folder = await temporaryFolder('own-site')
  write(folder, { ...siteFiles, ...otherFiles })
  gitIn(folder, 'init', '--quiet', '--initial-branch=main')
  for (const [name, words] of [
    ['pages.yaml', 'Begin'],
    ['.', 'Add pictures'],
  ] as const) {
    gitIn(folder, 'add', name)
    gitIn(folder, 'commit', '--quiet', '--message', words)
  }
  gitIn(folder, 'tag', 'first', 'HEAD~1')
  gitIn(folder, 'branch', 'idea')
  gitIn(folder, 'remote', 'add', 'origin', 'https://ada:secret@git.example.com/ada/site.git')
  writeFileSync(join(folder, 'pages.yaml'), `${siteFiles['pages.yaml']}# not committed\n`)
  symlinkSync('/etc/hostname', join(folder, 'public/link.txt'))
  const { store, database } = await openStore(readSettings({ ...env, DATA_DIR: join(folder, 'data') }), {
    isServer: false,
  })
  const leads = []
  for (const name of ['one', 'two', 'three'])
    leads.push(
      (await store.add(newLead({ fields: { name, email: `${name}@example.com` } }), { value: name, validMs: 1e6 })).id,
    )
  await database.commit([{ sql: signedIn, values: {} }])
  await store.close()
  return { folder, leads }
}

/** `env` are further settings; copies go into a folder of their own where they name no other place. */
export async function ownSite(env: Record<string, string> = {}): Promise<OwnSite> {
  const own = env.DATABASE_URL ? makeSite(env) : (made ?? makeSite())
  if (!env.DATABASE_URL) made = own
  const { folder: first, leads } = await own
  const folder = await temporaryFolder('own-site')
  cpSync(first, folder, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
  const settings = readSettings({
    DATA_DIR: join(folder, 'data'),
    DIST_DIR: join(folder, 'dist'),
    COPIES_TO: await temporaryFolder('copies'),
    ...env,
  })
  return { folder, file: join(folder, 'pages.yaml'), settings, leads: [...leads] }
}

export const keyOf = () => generateIdentity()

/** Every file that is in a folder, and what it says. */
export const textsIn = (folder: string, skipped: RegExp) =>
  Object.fromEntries(
    filesIn(folder, (path) => skipped.test(path)).files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  )

/** A small site in a folder of its own that is published as the desk does, with a draft that is opened directly. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type By, createPublisher } from '../../../desk/publish/publish.ts'
import { openDraft } from '../../../studio/draft/open-draft.ts'
import { leastSite } from '../../support/least-site.ts'

export const ada: By = { name: 'Ada Oak', email: 'ada@oak.example', language: 'en' }

/** What git says in a folder, as a developer would ask it there. */
export const gitIn = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=Dev', '-c', 'user.email=dev@oak.example', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

export async function siteFolder(text = leastSite()): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'desk-site-'))
  writeFileSync(join(folder, 'pages.yaml'), text)
  mkdirSync(join(folder, 'public'))
  writeFileSync(join(folder, 'public/price-list.txt'), 'Check-up 80\n')
  writeFileSync(join(folder, '.env'), 'SMTP_URL=smtp://secret\n')
  mkdirSync(join(folder, 'data'))
  writeFileSync(join(folder, 'data/leads.sqlite'), 'leads')
  return folder
}

/** With other ways to make the pages where nobody looks at them. */
export async function publishing(folder?: string, build?: () => Promise<void>) {
  const at = folder ?? (await siteFolder())
  const file = join(at, 'pages.yaml')
  const draft = await openDraft(file)
  const dist = join(at, 'dist')
  const look = async () => ({ text: draft.source(), saved: draft.saved(), changes: draft.changes() })
  const publisher = await createPublisher({ file, dist, look, ...(build && { build }) })
  const html = (page = '') => readFileSync(join(dist, 'client', page, 'index.html'), 'utf8')
  const setHeading = (value: string) =>
    draft.apply([{ do: 'set', path: ['pages', '/', 'blocks', 0, 'heading'], value }])
  return { folder: at, file, dist, draft, publisher, html, setHeading, git: (...args: string[]) => gitIn(at, ...args) }
}

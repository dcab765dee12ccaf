/** The workflows of a public repository can do no harm. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

interface Workflow {
  permissions: unknown
  on: Record<string, unknown>
  jobs: Record<
    string,
    { 'timeout-minutes'?: number; steps: { uses?: string; run?: string; with?: Record<string, unknown> }[] }
  >
}

const folder = '.github/workflows'
const names = (await readdir(folder)).filter((name) => name.endsWith('.yml'))
/** With which the folder of a site begins. */
const ofSites = 'studio/edit/new-site/folder/.github/workflows/site.yml'

test('there are workflows for tests, breaks of the code, checks, previews and packages', () => {
  expect(names.sort()).toEqual([
    'check.yml',
    'dependencies.yml',
    'mutants.yml',
    'preview.yml',
    'test-all.yml',
    'test.yml',
  ])
})

describe.each([...names.map((name) => join(folder, name)), ofSites])('%s', async (file) => {
  const text = await readFile(file, 'utf8')
  const workflow: Workflow = parse(text)
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)

  test('may only read, keeps no credentials, ends by itself, and pins what it uses by commit', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(workflow.on).not.toHaveProperty('pull_request_target')
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0)
    for (const { uses, with: inputs } of steps) {
      if (!uses) continue
      expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/)
      if (uses.startsWith('actions/checkout@')) expect(inputs).toMatchObject({ 'persist-credentials': false })
    }
  })

  test('puts nothing that a stranger can write into a command', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{')
    expect(text).not.toContain('secrets.')
  })
})

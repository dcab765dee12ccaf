import { link, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import { writeGenerated } from '../../renderer/schema/generate/write.ts'
import { allSchemas } from '../../renderer/schema/schemas.ts'
import { makeEditorSchema } from '../../studio/edit/editor/editor-file.ts'
import { applyEdits } from '../../studio/edit/edits.ts'
import { renameRoute } from '../../studio/edit/rename.ts'
import { site } from './support/site.ts'

// Several runs of the whole check; a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 })

const made = await makeEditorSchema(site)
const names = (schema: string, definition: string): string[] =>
  JSON.parse(schema).definitions[definition].defaultSnippets.map(({ label }: { label: string }) => label)

describe('the schema for editors', () => {
  test('accepts the site, as the schemas of the check do', () => {
    const ajv = new Ajv({ strict: false, allErrors: true })
    const { $schema, ...schema } = JSON.parse(made)
    const validate = ajv.compile(schema)
    validate(parse(site))
    expect(validate.errors ?? []).toEqual([])
  })
  test('refuses what the schemas of the check refuse', () => {
    const { $schema, ...schema } = JSON.parse(made)
    const validate = new Ajv({ strict: false }).compile(schema)
    for (const [find, put] of [
      ['type: hero', 'type: heroo'],
      ['eyebrow:', 'eyebrows:'],
      ['kind: home', 'kind: hoem'],
      ['icon: droplets', 'icon: dropletss'],
    ] as const) {
      expect(validate(parse(site.replace(find, put))), put).toBe(false)
    }
  })
  test('follows the addresses of the file', async () => {
    const { edits } = renameRoute(site, '/bike-repair', '/bike-repairs')
    const after = await makeEditorSchema(applyEdits(site, edits))
    expect(names(made, 'href')).toContain('/bike-repair')
    expect(names(after, 'href')).toContain('/bike-repairs')
    expect(names(after, 'href')).not.toContain('/bike-repair')
  })
  test('stays the same when only words on a page change', async () => {
    expect(await makeEditorSchema(site.replace(/^( {8}heading: ).*$/m, '$1Other Words'))).toBe(made)
  })
  test('has no choices in the schemas that the check uses', () => {
    for (const [id, schema] of allSchemas()) expect(JSON.stringify(schema), id).not.toContain('defaultSnippets')
  })
  test('says at each place of a shared definition what it is for there', () => {
    const silent: string[] = []
    const look = (node: unknown, at: string): void => {
      if (typeof node !== 'object' || node === null) return
      const { allOf, description } = node as Record<string, unknown>
      if (Array.isArray(allOf) && allOf.length === 1 && allOf[0].$ref && !description) silent.push(at)
      for (const [key, inner] of Object.entries(node)) look(inner, `${at}/${key}`)
    }
    look(JSON.parse(made), '')
    expect(silent).toEqual([])
    const { properties } = JSON.parse(made).definitions['sections-hero']
    expect(properties.until).toMatchObject({
      allOf: [{ $ref: '#/definitions/until' }],
      description: expect.stringMatching(/^The last day/),
    })
  })
  test('is small enough for an editor to read at once', () => {
    expect(made.length).toBeLessThan(1_000_000)
  })
})

test('a file that other sites have by a link, as pnpm makes it, stays theirs as it was', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linked-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [ours, theirs] = ['ours.json', 'theirs.json'].map((name) => join(folder, name)) as [string, string]
  await writeFile(theirs, 'old')
  await link(theirs, ours)
  await writeGenerated(ours, 'new', false)
  expect(await Promise.all([ours, theirs].map((file) => readFile(file, 'utf8')))).toEqual(['new', 'old'])
})

import { readFile } from 'node:fs/promises'
import { Ajv } from 'ajv'
import { describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { makeEditorSchema } from '../../renderer/authoring/editor/editor-file.ts'
import { applyEdits } from '../../renderer/authoring/edits.ts'
import { renameRoute } from '../../renderer/authoring/rename.ts'
import { allSchemas } from '../../renderer/schema/schemas.ts'
import { real, run } from './support/real.ts'

// Several runs of the whole check on the real file; a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 })

const made = await makeEditorSchema(real)
const names = (schema: string, definition: string): string[] =>
  JSON.parse(schema).definitions[definition].defaultSnippets.map(({ label }: { label: string }) => label)

describe('the schema for editors', () => {
  test('accepts the real file, as the schemas of the check do', () => {
    const ajv = new Ajv({ strict: false, allErrors: true })
    const { $schema, ...schema } = JSON.parse(made)
    const validate = ajv.compile(schema)
    validate(parse(real))
    expect(validate.errors ?? []).toEqual([])
  })
  test('refuses what the schemas of the check refuse', () => {
    const { $schema, ...schema } = JSON.parse(made)
    const validate = new Ajv({ strict: false }).compile(schema)
    for (const [find, put] of [
      ['type: hero', 'type: heroo'],
      ['eyebrow:', 'eyebrows:'],
      ['kind: home', 'kind: hoem'],
      ['icon: phone', 'icon: phonee'],
    ] as const) {
      expect(validate(parse(real.replace(find, put))), put).toBe(false)
    }
  })
  test('follows the addresses of the file', async () => {
    const { edits } = renameRoute(real, '/roof-repair', '/roof-repairs')
    const after = await makeEditorSchema(applyEdits(real, edits))
    expect(names(made, 'href')).toContain('/roof-repair')
    expect(names(after, 'href')).toContain('/roof-repairs')
    expect(names(after, 'href')).not.toContain('/roof-repair')
  })
  test('stays the same when only words on a page change', async () => {
    expect(await makeEditorSchema(real.replace(/^( {8}heading: ).*$/m, '$1Other Words'))).toBe(made)
  })
  test('has no choices in the schemas that the check uses', () => {
    for (const [id, schema] of allSchemas()) expect(JSON.stringify(schema), id).not.toContain('defaultSnippets')
  })
  test('is small enough for an editor to read at once', async () => {
    expect((await readFile('schemas/editor/pages.json')).length).toBeLessThan(1_000_000)
  })
})

test('npm run types -- --check finds the generated files current', async () => {
  expect(await run('types', '--check')).toMatchObject({ code: 0 })
})

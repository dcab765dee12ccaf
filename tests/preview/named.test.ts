import { expect, test } from 'vitest'
import type { Engine } from '../../renderer/preview/engine.ts'
import { renderPath, updateFor } from '../../renderer/preview/pages.ts'
import { createState } from '../../renderer/preview/state.ts'

test('the preview speaks of the file that it follows', async () => {
  const unused = {} as Engine
  const state = await createState('/nowhere/other.yaml').read()
  expect(await updateFor(unused, state, '/')).toMatchObject({ file: 'other.yaml' })
  const { html } = await renderPath(unused, state, '/')
  expect(html).toContain('<h1>other.yaml cannot be shown yet</h1>')
})

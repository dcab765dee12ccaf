/** Settings that a layout does not show are told to who writes them, and only those. */
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { processImages } from '../../renderer/build/images/process.ts'
import { exampleSite } from '../../renderer/common/site-folder.ts'
import { cacheFolder } from '../../renderer/folders.ts'
import { checkExample } from '../../renderer/gallery/examples/check.ts'
import { type Example, readExamples } from '../../renderer/gallery/examples/read.ts'
import { contextOf } from '../../renderer/gallery/page.ts'
import { renderExample } from '../../renderer/gallery/render.tsx'
import { type Schema, schemaOf, sectionTypes } from '../../renderer/schema/schemas.ts'
import { runsAll } from '../support/places.ts'

type Fields = Record<string, unknown>

const describeImages = (names: string[]) => processImages(names, exampleSite.images, cacheFolder('images'))
const withFields = (example: Example, fields: Fields): Example => ({
  ...example,
  text: stringify([{ ...example.block, ...fields }]),
})

async function htmlOf(example: Example, fields: Fields): Promise<string> {
  const context = await contextOf(withFields(example, fields), undefined, describeImages)
  return context ? renderExample(context, '', { fonts: '', script: 'none' }) : ''
}

const isTold = (example: Example, fields: Fields) =>
  checkExample(withFields(example, fields)).problems.some(({ code }) => code === 'setting-not-shown')

const isChoice = ([name, schema]: [string, Schema]) => !['type', 'layout'].includes(name) && schema.enum !== undefined

const cases = sectionTypes().flatMap((type) => {
  const { properties = {} } = schemaOf(`sections/${type}`)
  const good = readExamples(type).filter(({ problems }) => problems.length === 0)
  const choices = Object.entries(properties).filter(isChoice)
  return (properties.layout?.enum ?? []).flatMap((layout) =>
    choices.map(([name, { enum: values = [] }]) => {
      const told = isTold(good[0] as Example, { layout, [name]: values[0] })
      return { type, good, told, layout, name, values }
    }),
  )
})

/** `npm test` asks about those that are told, and once each; with `--all` also whether all others show something. */
const asked = runsAll ? cases : cases.filter(({ told }) => told)

test.each(asked)('$type, layout $layout: $name', async ({ good, told, layout, name, values }) => {
  let changes = false
  for (const example of told ? good.slice(0, runsAll ? 2 : 1) : good) {
    const pages = new Set<string>()
    for (const value of [undefined, ...values]) pages.add(await htmlOf(example, { layout, [name]: value }))
    pages.delete('')
    changes ||= pages.size > 1
    if (changes) break
  }
  expect({ told, changes }).toEqual({ told, changes: !told })
})

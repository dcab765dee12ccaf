import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml'
import { engineFile } from '../../folders.ts'
import { ownFile } from '../../own.ts'
import type { Block } from '../../schema/types.generated.ts'
import { readSteps, type Step } from './steps.ts'

/** One example of a section, from its examples.yaml. */
export interface Example {
  type: string
  /** What there is to see, or what is wrong. */
  name: string
  block: Block
  /** The block as its author wrote it, as an item of a list of blocks: "- type: stats" and the lines under it. */
  text: string
  /** The codes of the problems that the check must find; none for a good example. */
  problems: string[]
  /** The kinds of page on which a new section begins with this example rather than with the first. */
  kinds: string[]
  /** What a visitor does with the section, so that tests see it as it stands then. */
  steps: Step[]
}

/** A file of a section, of the program or of the project's own. */
function fileOf(type: string, name: string): string {
  const path = join('sections', type, name)
  return existsSync(engineFile(join('sections', type))) ? engineFile(path) : ownFile(path)
}

/** The examples of one section type. Throws where the file is missing or does not have the right form. */
export function readExamples(type: string): Example[] {
  const file = fileOf(type, 'examples.yaml')
  if (!existsSync(file)) throw new Error(`sections/${type}/examples.yaml is missing: every section type has examples`)
  return parseExamples(readFileSync(file, 'utf8'), type)
}

/** The texts with which a new block begins, of no trade: those of starter.yaml, else what the examples say. */
export function readStarters(type: string): Example[] {
  const file = fileOf(type, 'starter.yaml')
  if (existsSync(file)) return parseExamples(readFileSync(file, 'utf8'), type)
  return readExamples(type).filter(({ kinds }, index) => index === 0 || kinds.length > 0)
}

/** The text with which a new block begins: the one for the kind of page, else the first. */
export function starterOf(type: string, kind = ''): Example {
  const starters = readStarters(type)
  const starter = starters.find(({ kinds }) => kinds.includes(kind)) ?? starters[0]
  if (!starter || starter.problems.length > 0) throw new Error(`sections/${type}/examples.yaml must begin well`)
  return starter
}

export function parseExamples(source: string, type: string): Example[] {
  const document = parseDocument(source)
  const broken = document.errors[0]
  if (broken) throw new Error(`sections/${type}/examples.yaml: ${broken.message}`)
  if (!isSeq(document.contents)) throw new Error(`sections/${type}/examples.yaml is not a list`)
  return document.contents.items.map((item, index) => {
    const block = isMap(item) ? item.get('block', true) : undefined
    if (!isMap(item) || !isMap(block))
      throw new Error(`sections/${type}/examples.yaml: example ${index + 1} has no block`)
    const { name = '', problems = [], kinds = [] } = item.toJS(document) as Partial<Example>
    const steps = readSteps(item.toJS(document).steps, `sections/${type}/examples.yaml, "${name}"`)
    return { type, name, block: block.toJS(document) as Block, text: listItem(source, block), problems, kinds, steps }
  })
}

/** The lines of a block, moved to the left and made an item of a list. */
function listItem(source: string, block: YAMLMap): string {
  const start = block.range?.[0] ?? 0
  const end = endOf(block)
  const column = start - (source.lastIndexOf('\n', start - 1) + 1)
  const [first = '', ...rest] = source.slice(start, end).trimEnd().split('\n')
  const lines = rest.map((line) => (line.trim() === '' ? '' : `  ${line.slice(column)}`))
  return `${[`- ${first}`, ...lines].join('\n')}\n`
}

/** Where a block's own text ends: comments after it belong to what follows. */
function endOf(block: YAMLMap): number {
  const last = block.items.at(-1)?.value
  const end = isScalar(last) || isMap(last) || isSeq(last) ? last.range?.[1] : undefined
  return block.flow || end === undefined ? (block.range?.[1] ?? 0) : end
}

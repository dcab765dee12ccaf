import * as z from 'zod'
import type { Path } from '../../../renderer/common/problem.ts'
import { type Message, message } from '../../../renderer/messages/message.ts'
import { Refusal } from '../refusal.ts'

/** What YAML can hold and JSON can carry. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

/**
 * A change of a `pages.yaml`. Paths begin at the top of the file, and addresses of pages are keys:
 * `['pages', '/roof-repair', 'blocks', 2, 'heading']`.
 */
export type Operation =
  /** Replaces what is there, or adds it: a key where the schema has it, with the groups around it that are missing. */
  | { do: 'set'; path: Path; value: Plain }
  /**
   * Takes out a key with its value, or an item of a list, with the comments that belong to it. Where nothing is left
   * of a list or group, its own key goes too, unless the schema demands it.
   */
  | { do: 'remove'; path: Path }
  /**
   * Puts an item into a list: the path ends with the place that it will have, or with the length of the list, and a
   * list that is missing is begun. A path that ends with a key adds the key, before another one or last.
   */
  | { do: 'insert'; path: Path; value: Plain; before?: string }
  /** Moves an item within its list, or a page among all pages: `to` is its place once it is taken out. */
  | { do: 'move'; path: Path; to: number }
  /** Copies an item of a list, comments and layout and all, right behind itself. */
  | { do: 'duplicate'; path: Path }
  /** Takes out the remark "# yours" of a starter behind a value, which is right as it is. Whoever changes the value need not. */
  | { do: 'confirm'; path: Path }
  /** Gives a key of a group another name. Addresses of pages are for `readdress`. */
  | { do: 'rename'; path: Path; key: string }
  /** Moves a section of a page under `shared:` by a name, and leaves `use: name` where it stood. */
  | { do: 'share'; path: Path; name: string }
  /** Gives a page another address, with all links to it and a redirect. */
  | { do: 'readdress'; from: string; to: string }
  /** Adds a page with the starter texts of its kind, or with the text of another page. */
  | { do: 'page'; route: string; kind: string; title?: string }
  | { do: 'page'; route: string; copy: string; title?: string }

const limits = { operations: 500, steps: 32, depth: 16, characters: 1_000_000 }

const step = z.union([z.string().max(500), z.number().int().nonnegative().max(100_000)])
const path = z.array(step).min(1).max(limits.steps)
const address = z.string().min(1).max(500)
const value = z.json() as z.ZodType<Plain>
const isShallow = (given: unknown) => depthOf(given) <= limits.depth + 4

/** The operations as a schema, which tools hand to those who send them. */
export const operationSchema = z.union([
  z.strictObject({ do: z.literal('set'), path, value }),
  z.strictObject({ do: z.literal('remove'), path }),
  z.strictObject({ do: z.literal('insert'), path, value, before: z.string().max(500).optional() }),
  z.strictObject({ do: z.literal('move'), path, to: z.number().int().nonnegative() }),
  z.strictObject({ do: z.literal('duplicate'), path }),
  z.strictObject({ do: z.literal('confirm'), path }),
  z.strictObject({ do: z.literal('rename'), path, key: z.string().min(1).max(500) }),
  z.strictObject({ do: z.literal('share'), path, name: z.string().min(1).max(500) }),
  z.strictObject({ do: z.literal('readdress'), from: address, to: address }),
  z.strictObject({ do: z.literal('page'), route: address, kind: z.string().max(100), title: z.string().optional() }),
  z.strictObject({ do: z.literal('page'), route: address, copy: address, title: z.string().optional() }),
])

/** Operations that came from outside. Refuses what is none, what is nested too deep and what is too large. */
export function readOperations(given: unknown): Operation[] {
  if (!Array.isArray(given))
    throw new Refusal(message('operations.no-list'), message('operations.send', { json: oneSet }))
  if (given.length > limits.operations)
    throw new Refusal(
      message('operations.too-many', { count: given.length }),
      message('operations.too-many-hint', { count: limits.operations }),
    )
  if (!isShallow(given))
    throw new Refusal(message('operations.too-deep'), message('operations.too-deep-hint', { count: limits.depth }))
  if (JSON.stringify(given).length > limits.characters)
    throw new Refusal(
      message('operations.too-large'),
      message('operations.too-large-hint', { count: limits.characters }),
    )
  return given.map((each, index) => {
    const read = operationSchema.safeParse(each)
    if (read.success) return read.data as Operation
    const [issue] = read.error.issues
    throw new Refusal(whatIsWrong(each, index + 1, issue), message('operations.forms', { json: formOf(each) }))
  })
}

const oneSet = '[{ "do": "set", "path": […], "value": … }]'
/** How each operation is written, for those who send them. */
export const operationForms: Record<Operation['do'], string> = {
  set: '{ "do": "set", "path": […], "value": … }',
  insert: '{ "do": "insert", "path": […, 2], "value": … }',
  remove: '{ "do": "remove", "path": […] }',
  move: '{ "do": "move", "path": […, 2], "to": 0 }',
  duplicate: '{ "do": "duplicate", "path": […, 2] }',
  confirm: '{ "do": "confirm", "path": […] }',
  rename: '{ "do": "rename", "path": […], "key": "…" }',
  share: '{ "do": "share", "path": […, 2], "name": "…" }',
  readdress: '{ "do": "readdress", "from": "/old", "to": "/new" }',
  page: '{ "do": "page", "route": "/new", "kind": "service" }',
}

/** The form of the operation that one says it is, or of all of them. */
function formOf(given: unknown): string {
  const { do: name } = Object(given)
  return Object.hasOwn(operationForms, name)
    ? operationForms[name as Operation['do']]
    : Object.values(operationForms).join(', ')
}

function whatIsWrong(given: unknown, number: number, issue: z.core.$ZodIssue | undefined): Message {
  const own = issue?.code === 'invalid_union' ? issue.errors.flatMap(ofOneForm) : [issue]
  const [first] = own
  if (!first) return message('operations.unknown', { number, name: String(JSON.stringify(Object(given).do)) })
  const [key = ''] = first.path.map(String)
  if (first.path.length === 1 && Object(given)[key] === undefined) return message('operations.missing', { number, key })
  const what = `${first.path.length > 0 ? `"${first.path.join('.')}": ` : ''}${first.message.replace(/^Invalid input: /, '')}`
  return message('operations.wrong', { number, what })
}

/** What is wrong about an operation of the kind that it says it is. */
const ofOneForm = (issues: z.core.$ZodIssue[]) => (issues.every(({ path }) => path[0] !== 'do') ? issues : [])

/** How many levels a value has; it stops counting where there are more than any operation may have. */
function depthOf(value: unknown, level = 0): number {
  if (typeof value !== 'object' || value === null || level > limits.depth + 5) return level
  return Math.max(level, ...Object.values(value).map((inner) => depthOf(inner, level + 1)))
}

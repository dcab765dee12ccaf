import { valueAt } from '../../../renderer/common/pointers.ts'
import { joinPath, type Path } from '../../../renderer/common/problem.ts'
import type { Operation, Plain } from '../../edit/operations/operation.ts'
import { applied, Unmade } from '../../edit/operations/plain.ts'
import type { Overview } from '../../server/overview.ts'
import { words } from '../words/index.ts'
import { ask, Failure, isUnreached, tell } from './api.ts'
import { catchUp, runAhead } from './load.ts'
import { tellConflicts } from './people.ts'
import { change, type FileData, isKnown, now, schemasOf, withoutOffer } from './state.ts'

interface Batch {
  /** One that is sent again, since its answer was lost, is not made twice. */
  number: number
  operations: Operation[]
  /** Changes of one field in a row are one step of undo. */
  field?: string
  done: ((isDone: boolean) => void)[]
}

const AGAIN_MS = 1000

let waiting: Batch[] = []
let count = 0
let isSending = false
/** What the server has been sent and has not answered yet. */
let sent: Batch | undefined

let sending = Promise.resolve()

/** Resolves when the server has all that was typed. */
export const settled = () => sending

/** Whether something has been typed that the server does not have yet. */
export const isWaiting = () => isSending || waiting.length > 0

/** Begins with the time: after the page was loaded again, a field is not gone on with. */
let visit = Date.now()

/** Called when a field is left: what is typed from now on is undone by itself, be it in the same field. */
export const beginStep = () => void visit++

const fieldOf = (path: Path) => `${joinPath(path)} ${visit}`

/** Writes into a field; while the server is busy the last text of the field wins. */
export const write = (path: Path, value: Plain) => commit([{ do: 'set', path, value }], { field: fieldOf(path) })

/** Takes out what stands at a path, as a part of typing in its field. */
export const clear = (path: Path) => commit([{ do: 'remove', path }], { field: fieldOf(path) })

/** Makes operations at once in what is shown, and then in the draft. Resolves with whether the draft took them. */
export function commit(operations: Operation[], { field }: { field?: string } = {}): Promise<boolean> {
  const { data, overview } = now()
  change({
    data: operations.reduce(shownAfter, data),
    ...(overview && { overview: inOrderAfter(overview, operations) }),
    isWaiting: true,
    ...withoutOffer(),
  })
  runAhead()
  return new Promise((resolve) => {
    const last = waiting.at(-1)
    if (field !== undefined && last?.field === field) {
      last.operations = operations
      last.done.push(resolve)
    } else waiting.push({ number: ++count, operations, ...(field && { field }), done: [resolve] })
    if (!isSending) sending = sendAll()
  })
}

/** What is shown once an operation is made, as far as it is known. What cannot be made, the draft will say. */
function shownAfter(data: FileData, operation: Operation): FileData {
  if (!('path' in operation) || !isKnown(operation.path, { data })) return data
  try {
    return applied(data, operation, schemasOf()) as FileData
  } catch (error) {
    if (error instanceof Unmade) return data
    throw error
  }
}

/** The pages in the order that they have once all that was done here is made, as often as that is told. */
export const inOwnOrder = (overview: Overview): Overview =>
  inOrderAfter(
    overview,
    [sent, ...waiting].flatMap((batch) => batch?.operations ?? []),
  )

function inOrderAfter(overview: Overview, operations: readonly Operation[]): Overview {
  const pages = operations.reduce(orderAfter, overview.pages)
  return pages === overview.pages ? overview : { ...overview, pages }
}

function orderAfter(pages: Overview['pages'], operation: Operation): Overview['pages'] {
  if (operation.do !== 'move' || operation.path[0] !== 'pages' || operation.path.length !== 2) return pages
  const page = pages.find(({ route }) => route === operation.path[1])
  return page ? pages.filter((each) => each !== page).toSpliced(operation.to, 0, page) : pages
}

/** One request at a time. */
async function sendAll(): Promise<void> {
  isSending = true
  for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
    const { done, ...body } = batch
    let isDone = true
    sent = batch
    try {
      const before = now().overview
      const overview = await tell<Overview>('operations', { ...body, seen: now().seen })
      sent = undefined
      change({ overview: inOwnOrder(overview) })
      tellConflicts(before)
    } catch (error) {
      if (isUnreached(error)) {
        // What was typed waits for the studio to be there again.
        change({ isReached: false })
        waiting.unshift(batch)
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
        continue
      }
      isDone = false
      sent = undefined
      refuse(error, batch)
      await ask<Overview>('overview').then(
        (overview) => change({ overview }),
        () => {},
      )
    }
    if (waiting.length === 0) await catchUp()
    for (const resolve of done) resolve(isDone)
  }
  isSending = false
  change({ isWaiting: false })
}

/** Says what went wrong, in the words of whoever refused, and offers a way out where there is one. */
export function refuse(error: unknown, batch?: Batch): void {
  waiting = []
  const { hint = '', alias = undefined } = error instanceof Failure ? error : {}
  const message = error instanceof Error ? error.message : String(error)
  const deed = alias && batch && { label: words.makePlaceOwn, go: () => makePlaceOwn(alias, batch.operations) }
  change({ notice: { message, hint, ...(deed && { deed }) } })
}

/** Writes what an alias stands for into its place, and makes there what was refused. */
function makePlaceOwn(alias: Path, operations: Operation[]): void {
  const value = valueAt(now().data, alias) as Plain | undefined
  change({ notice: undefined })
  if (value !== undefined) void commit([{ do: 'set', path: alias, value }, ...operations])
}

import { isDeepStrictEqual } from 'node:util'
import { type Document, isAlias, isCollection, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import type { Path } from '../../../renderer/common/problem.ts'
import { placeOf } from './lookup.ts'
import type { Plain } from './operation.ts'
import type { Changed } from './page-parts.ts'
import { type Parts, textOf } from './parts.ts'
import type { Step } from './plain-steps.ts'
import { runSteps } from './run-steps.ts'
import { collectionAt, entryAt, hasTies, readTree, sharedValue } from './tree.ts'

/** Each alias, and the anchor that its name stood for there: an alias means what had its name last. */
interface Tie {
  alias: Path
  anchor: Path
  name: string
  value: Plain
  /** A key of its own that takes in what the alias stands for. */
  isMerge: boolean
}

/**
 * A file in which nothing outside of a value names it, so that it can be taken away: the first alias of each of its
 * anchors becomes the value, with the anchor for those that follow. Refuses where an alias cannot hold one.
 */
export function untied(parts: Parts, path: Path): Changed {
  if (!isTied(parts, path)) return { parts, edits: [] }
  const before = documentOf(parts)
  const outside = tiesOf(before).filter(({ alias, anchor }) => isIn(anchor, path) && !isIn(alias, path))
  const byAnchor = Map.groupBy(outside, ({ anchor }) => JSON.stringify(anchor))
  const steps = [...byAnchor.values()].flatMap(([first, ...others]): Step[] => {
    if (!first || first.isMerge) throw sharedValue()
    const { alias, name, value } = first
    const anchor: Step[] = others.length > 0 ? [{ do: 'anchor', path: alias, name }] : []
    return [{ do: 'put', path: alias, value, isSame: true }, ...anchor]
  })
  const done = runSteps(parts, steps)
  // Each step has looked at its own part of the file alone.
  if (!saysTheSame(parts, done.parts)) throw sharedValue()
  return done
}

/** Whether two texts have the same data, as far as all aliases in them are known. */
export function saysTheSame(before: Parts, after: Parts): boolean {
  try {
    return isDeepStrictEqual(documentOf(before).toJS(), documentOf(after).toJS())
  } catch {
    return false
  }
}

/** The steps after which a value holds no anchors, and each alias in it is what it stands for. Its anchors are untied. */
export function resolving(parts: Parts, path: Path): Step[] {
  if (!isTied(parts, path)) return []
  const inside = tiesOf(documentOf(parts)).filter(({ alias }) => isIn(alias, path))
  if (inside.some(({ isMerge }) => isMerge)) throw sharedValue()
  return [
    { do: 'free', path },
    ...inside.map(({ alias, value }): Step => ({ do: 'put', path: alias, value, isSame: true })),
  ]
}

/** Whether a value has an anchor or an alias in it: the whole file is read for none that has not. */
export function isTied(parts: Parts, path: Path): boolean {
  const page = path.length === 2 ? parts.find(({ route }) => route !== undefined && route === path[1]) : undefined
  const place = page && path[0] === 'pages' ? { text: page.text, path: [path[1] as string] } : placeOf(parts, path)
  // Reading what cannot have any takes longer than all the rest.
  if (!place || !/(?:^|[\s[{,:])[&*][^\s&*]/.test(place.text)) return false
  const { node } = collectionAt(
    readTree(place.text, () => 1),
    place.path.slice(0, -1),
    true,
  )
  return hasTies(entryAt(node, place.path.at(-1) as string | number)?.value ?? null)
}

const isIn = (inner: Path, outer: Path) => outer.every((step, depth) => String(inner[depth]) === String(step))

function documentOf(parts: Parts): Document {
  const document = parseDocument(textOf(parts), { logLevel: 'silent', prettyErrors: false })
  if (document.errors.length > 0) throw sharedValue()
  return document
}

function tiesOf(document: Document): Tie[] {
  const named = new Map<string, { path: Path; node: Node }>()
  const ties: Tie[] = []
  const look = (node: unknown, path: Path, isMerge: boolean): void => {
    if (isAlias(node)) {
      const anchor = named.get(node.source)
      if (!anchor) throw sharedValue()
      ties.push({
        alias: path,
        anchor: anchor.path,
        name: node.source,
        value: plainValue(anchor.node, document),
        isMerge,
      })
      return
    }
    if (isScalar(node) || isCollection(node)) {
      if (node.anchor !== undefined) named.set(node.anchor, { path, node })
      if (isSeq(node)) for (const [index, item] of node.items.entries()) look(item, [...path, index], false)
    }
    if (!isMap(node)) return
    for (const { key, value } of node.items) {
      // An anchor on a key, or an alias in its place, names no value that an operation could write.
      if (!isScalar(key) || key.anchor !== undefined) throw sharedValue()
      look(value, [...path, String(key.value)], key.value === '<<')
    }
  }
  look(document.contents, [], false)
  return ties
}

const plainValue = (node: Node, document: Document) => node.toJS(document) as Plain

import type { Path } from './problem.ts'

/** "/image" for "/image/src". */
export const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'))

/** The steps of a JSON Pointer (RFC 6901), as numbers where the value has lists. */
export function toPath(pointer: string, value: unknown): Path {
  let node = value
  return pointer
    .split('/')
    .slice(1)
    .map((step) => {
      const name = step.replaceAll('~1', '/').replaceAll('~0', '~')
      const key = Array.isArray(node) ? Number(name) : name
      node = (node as Record<string | number, unknown> | null)?.[key]
      return key
    })
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((node, step) => (node as Record<string | number, unknown> | null | undefined)?.[step], value)
}

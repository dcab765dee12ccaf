import type { Path } from './problem.ts'

export { capital } from '../messages/capital.ts'

export const blockPath = (route: string, index: number): Path => ['pages', route, 'blocks', index]

export function typeOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

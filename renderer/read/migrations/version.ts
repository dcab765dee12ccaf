import { readFileSync } from 'node:fs'
import { engineFile } from '../../folders.ts'

/** The version of the program that runs, such as "0.1.3". */
export const VERSION: string = JSON.parse(readFileSync(engineFile('package.json'), 'utf8')).version

/** As files say it under "engine:", such as "0.1": what comes after that mends and changes nothing in them. */
export const SHORT_VERSION = VERSION.split('.').slice(0, 2).join('.')

/** Whether a version comes before another; what is no version comes before all. */
export function isOlder(one: unknown, other: string): boolean {
  if (!/^\d+(\.\d+)*$/.test(String(one))) return true
  const [parts, others] = [String(one), other].map((version) => version.split('.').map(Number))
  const index = others?.findIndex((part, place) => part !== (parts?.[place] ?? 0)) ?? -1
  return index >= 0 && Number(parts?.[index] ?? 0) < Number(others?.[index])
}

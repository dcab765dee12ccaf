import { readFileSync } from 'node:fs'
import { randomOf } from '../bench/random.ts'

const linesInPlace = 10

/** So many places of the files, each of some lines ("a.ts:11-20"), drawn by the date: long files have more of them. */
export function placesIn(
  files: readonly string[],
  amount: number,
  day = new Date().toISOString().slice(0, 10),
): string[] {
  const next = randomOf(Number(day.replaceAll('-', '')))
  const all = files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n').length
    return Array.from({ length: Math.ceil(lines / linesInPlace) }, (_, index) => {
      const first = index * linesInPlace + 1
      return `${file}:${first}-${first + linesInPlace - 1}`
    })
  })
  return Array.from({ length: Math.min(amount, all.length) }, () =>
    all.splice(Math.floor(next() * all.length), 1),
  ).flat()
}

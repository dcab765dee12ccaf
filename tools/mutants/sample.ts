import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { randomOf } from '../bench/random.ts'

const linesInPlace = 10

/** So many places of the files, each of some lines ("a.ts:11-20"), the same for the same seed: long files have more of them. */
export function placesIn(files: readonly string[], amount: number, seed: string): string[] {
  const next = randomOf(crc32(seed))
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

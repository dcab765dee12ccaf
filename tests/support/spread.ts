import { runsAll } from './places.ts'

type OneOfEach<Lists extends readonly (readonly unknown[])[]> = { [Place in keyof Lists]: Lists[Place][number] }

/**
 * Combinations of what stands in some lists: all of them with `npm test -- --all`, else as many as the longest list is
 * long, with the values of the others in turn, so that each occurs. What is one of many alike gives its place among them,
 * from which the turns begin: of two that follow one another each value meets others.
 */
export function spread<Lists extends readonly (readonly unknown[])[]>(
  lists: readonly [...Lists],
  place = 0,
): OneOfEach<Lists>[] {
  if (runsAll) return product(lists) as OneOfEach<Lists>[]
  const length = Math.max(...lists.map((list) => list.length))
  const starts = startsOf(lists, place)
  return Array.from(
    { length },
    (_, row) => lists.map((list, index) => list[(row + (starts[index] ?? 0)) % list.length]) as OneOfEach<Lists>,
  )
}

/** Where the turns begin: the shortest list goes on with each place, the next one once that has come round. */
function startsOf(lists: readonly (readonly unknown[])[], place: number): number[] {
  const starts: number[] = []
  let rest = place
  for (const [index, list] of [...lists.entries()].toSorted(([, one], [, other]) => one.length - other.length)) {
    starts[index] = rest % list.length
    rest = Math.floor(rest / list.length)
  }
  return starts
}

const product = (lists: readonly (readonly unknown[])[]): unknown[][] =>
  lists.reduce<unknown[][]>((rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])), [[]])

/** A service truck with its side open. */
import { times } from '../svg.ts'
import { color, drawingAt } from './solid.ts'

export function truck(): string {
  const { area, box, pipe, wheel } = drawingAt([700, 370], 136)
  const shelves = times(3, (shelf) => [
    area(
      [
        [1.75, 2.28, 0.62 + shelf * 0.55],
        [4.4, 2.28, 0.62 + shelf * 0.55],
        [4.4, 2.28, 0.68 + shelf * 0.55],
        [1.75, 2.28, 0.68 + shelf * 0.55],
      ],
      color.steel,
      3,
    ),
    ...times(6, (index) => {
      const x = 1.85 + index * 0.42
      const z = 0.68 + shelf * 0.55
      const fill = [color.hot, color.yellow, color.sky, color.white][(index + shelf) % 4] ?? color.white
      return area(
        [
          [x, 2.29, z],
          [x + 0.32, 2.29, z],
          [x + 0.32, 2.29, z + 0.3],
          [x, 2.29, z + 0.3],
        ],
        fill,
        3,
      )
    }),
  ])
  return [
    area(
      [
        [-0.6, -0.2, -0.2],
        [5.9, -0.2, -0.2],
        [5.9, 3.4, -0.2],
        [-0.6, 3.4, -0.2],
      ],
      '#f4b41f',
      0,
    ),
    box([-0.55, 0.3, 0.1], [5.4, 2, 0.35], '#26304f'),
    box([-0.9, 0.35, 0.25], [1.1, 1.9, 0.85], color.blue),
    box([0.2, 0.3, 0.25], [4.65, 2, 2.2], color.blue),
    area(
      [
        [1.7, 2.3, 0.45],
        [4.5, 2.3, 0.45],
        [4.5, 2.3, 2.25],
        [1.7, 2.3, 2.25],
      ],
      '#26304f',
    ),
    ...shelves.flat(),
    area(
      [
        [0.35, 2.31, 1.25],
        [1.45, 2.31, 1.25],
        [1.45, 2.31, 2.1],
        [0.35, 2.31, 2.1],
      ],
      '#bfe6ff',
    ),
    area(
      [
        [-0.9, 2.26, 0.55],
        [-0.9, 2.26, 0.85],
        [-0.55, 2.26, 0.85],
        [-0.55, 2.26, 0.55],
      ],
      color.yellow,
    ),
    area(
      [
        [4.85, 0.5, 1.4],
        [4.85, 2.1, 1.4],
        [4.85, 2.1, 2.15],
        [4.85, 0.5, 2.15],
      ],
      '#bfe6ff',
    ),
    area(
      [
        [0.2, 2.305, 0.78],
        [1.7, 2.305, 0.78],
        [1.7, 2.305, 0.95],
        [0.2, 2.305, 0.95],
      ],
      color.yellow,
      3,
    ),
    wheel([0.15, 2.4, 0.2], 0.5),
    wheel([3.95, 2.4, 0.2], 0.5),
    ...times(3, (index) =>
      pipe(
        [
          [0.5, 0.7 + index * 0.5, 2.6],
          [5.1, 0.7 + index * 0.5, 2.6],
        ],
        [color.hot, color.steel, color.cold][index] ?? color.steel,
        20,
      ),
    ),
    box([1.2, 0.35, 2.45], [0.15, 1.9, 0.1], color.ink),
    box([3.9, 0.35, 2.45], [0.15, 1.9, 0.1], color.ink),
    box([4.5, 3, -0.2], [0.9, 0.5, 0.45], color.hot),
    pipe(
      [
        [4.6, 3.25, 0.3],
        [4.6, 3.25, 0.5],
        [5.3, 3.25, 0.5],
        [5.3, 3.25, 0.3],
      ],
      color.ink,
      6,
    ),
  ].join('')
}

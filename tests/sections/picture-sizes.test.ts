/** Which file of a picture phones fetch by what `sizes` asks for. */
import { expect, test } from 'vitest'
import { columnSizes } from '../../renderer/html/components/Picture.tsx'

const WIDTHS = [400, 560, 720, 1120, 1600]

/** Browsers take the narrowest that has at least what is asked for. */
function fetched(sizes: string, screen: number, density: number): number | undefined {
  const [dense, usual] = sizes.split(',').slice(-2)
  const share = Number.parseFloat((density >= 2.5 ? dense?.split(' ')[1] : usual) ?? '')
  return WIDTHS.find((width) => width >= (share / 100) * screen * density)
}

test.each([
  [360, 2],
  [375, 2],
  [414, 2],
  [412, 1.75],
  [360, 3],
  [390, 3],
  [412, 2.625],
  [430, 3],
  [440, 3],
])(
  'a phone of %i pixels at %fx fetches 720 for a picture as wide as its text, 400 for one of two in a row',
  (screen, density) => {
    expect(fetched(columnSizes('34rem'), screen, density)).toBe(720)
    expect(fetched(columnSizes('19rem', '46vw', 46), screen, density)).toBe(400)
  },
)

test('a tablet and a wide screen are asked for what they show', () => {
  expect(columnSizes('34rem', '46vw')).toMatch(/^\(min-width:64rem\) 34rem,\(min-width:48rem\) 46vw,/)
  expect(columnSizes('34rem')).not.toContain('48rem')
})

/** Which file of a picture is fetched by what `sizes` asks for. */
import { expect, test } from 'vitest'
import {
  cardSizes,
  columnSizes,
  cutTo,
  openingSizes,
  type PictureRoom,
  sizesIn,
} from '../../renderer/html/components/Picture.tsx'

const WIDTHS = [400, 560, 720, 1120, 1600]
const PHOTO = 3 / 2
const PANORAMA = 20 / 9

/** Browsers take the narrowest that has at least what is asked for. */
function fetched(room: PictureRoom, screen: number, density: number, ratio = PHOTO): number | undefined {
  const [dense, usual] = sizesIn(room, ratio).split(',').slice(-2)
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
  'a phone of %i pixels at %fx fetches 720 for a picture as wide as its text or the screen, 400 for one of two in a row',
  (screen, density) => {
    expect(fetched(columnSizes('34rem'), screen, density)).toBe(720)
    expect(fetched(columnSizes('100vw', undefined, 100), screen, density)).toBe(720)
    expect(fetched(columnSizes('19rem', '46vw', 46), screen, density)).toBe(400)
  },
)

test.each(['banner', 'overlap', 'statement', 'block', 'corner', 'column'] as const)(
  'a phone fetches more for a picture that the opening "%s" cuts at its sides, and no more for a photograph',
  (layout) => {
    for (const density of [2, 3]) {
      expect(fetched(openingSizes(layout, false), 390, density, PHOTO)).toBe(720)
      expect(fetched(openingSizes(layout, false), 390, density, PANORAMA)).toBe(1120)
    }
  },
)

test('what a picture is drawn wider than its room by, it is asked for, on each screen by the shape it has there', () => {
  const room = cutTo(cardSizes('24rem'), 1, 16 / 10)
  expect(sizesIn(room, 2)).toMatch(/^\(min-width:64rem\) calc\(2\*24rem\),\(min-width:48rem\) calc\(2\*46vw\),/)
  expect(sizesIn(room, 2)).toContain('2.5dppx) 67vw,107vw')
  expect(sizesIn(room, 0.75)).toBe(sizesIn(cardSizes('24rem'), 0.75))
  expect(sizesIn(cutTo(columnSizes('calc(50vw + 26rem)'), 1), 1.5)).toContain('calc(1.5*(50vw + 26rem)),')
  expect(sizesIn(cutTo(columnSizes('51rem'), 1, 0), 2)).toMatch(/54vw,86vw$/)
})

test('columns are as much wider as the pages of a site, what is measured by the screen is not', () => {
  expect(sizesIn(columnSizes('76rem'), PHOTO, true)).toMatch(/^\(min-width:64rem\) 92rem,/)
  expect(sizesIn(columnSizes('50vw'), PHOTO, true)).toBe(sizesIn(columnSizes('50vw'), PHOTO))
})

test('a tablet and a wide screen are asked for what they show', () => {
  expect(sizesIn(columnSizes('34rem', '46vw'), PHOTO)).toMatch(/^\(min-width:64rem\) 34rem,\(min-width:48rem\) 46vw,/)
  expect(sizesIn(columnSizes('34rem'), PHOTO)).not.toContain('48rem')
})

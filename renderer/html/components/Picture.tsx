import type { ReactNode } from 'react'
import { uprightKey } from '../../common/upright.ts'
import type { OpeningLayout } from '../../schema/opening-layout.ts'
import type { Image } from '../../schema/types.generated.ts'
import { usePage } from '../context.ts'
import { focusClass } from '../focus.ts'
import type { UprightFile } from '../image-manifest.ts'

/** The room that a picture takes in the layout. What `sizes` says of it counts what is cut off, too. */
export interface PictureRoom {
  /** How wide it is from 64rem on, as CSS. */
  wide: string
  /** The same from 48rem on, if it is less than on a phone. */
  tablet?: string | undefined
  /** How wide it is on a phone, in hundredths of the screen. */
  phone: number
  /** Width by height, where the picture is cut to that. */
  cut?: Cut
}

interface Cut {
  wide?: number
  phone?: number
}

interface PictureProps {
  image: Image
  /** The room that the picture takes in the layout, or its width as in the `sizes` attribute of HTML. */
  sizes: PictureRoom | string
  /** True for the picture of the first screen, which must not wait. */
  eager?: boolean
  /** Fills its room behind words, of which a phone shows an upright part. */
  isBehindWords?: boolean | undefined
  /** Stands on the picture of the first screen. */
  children?: ReactNode
  className?: string
}

/**
 * What phones ask for, of what a picture takes there. Browsers fetch the narrowest file that has at least as many pixels.
 * On the densest, three pixels for each of CSS look like two, and the 720 that are enough for a picture as wide as a
 * phone of 360 to 440 pixels are the file for 54 hundredths of any of these.
 */
const USUAL = { share: 0.935, most: 86 }
const DENSE = { share: 0.66, most: 54 }

/** The screens that show an upright part of what lies behind words. */
const PHONE = '(width<30rem)'

/** How much wider pages are whose theme says so (styles/looks.css). */
const WIDE_PAGE = 46 / 38

/**
 * The room of a picture in the text's column, with its width on a wide screen, if it is narrower there on a tablet, and on
 * a phone, in hundredths of the screen.
 */
export const columnSizes = (wide: string, tablet?: string, phone = 92): PictureRoom => ({ wide, tablet, phone })

/** A room to whose shape, width by height, a picture is cut: on all screens the same, or on a phone another. */
export const cutTo = (room: PictureRoom, wide: number | undefined, phone = wide): PictureRoom => ({
  ...room,
  cut: { ...(wide && { wide }), ...(phone && { phone }) },
})

/** The room of a picture on a card, of which a tablet has two in a row. */
export const cardSizes = (wide: string) => columnSizes(wide, '46vw')

/** The room of a picture as wide as the screen. */
export const FULL_WIDTH = columnSizes('100vw', undefined, 100)

/** The `sizes` attribute of a picture, by its width to its height. One that is cut at its sides is drawn wider than its room. */
export function sizesIn({ wide, tablet, phone, cut = {} }: PictureRoom, ratio: number, isWidePage = false): string {
  const more = (shape = ratio) => Math.max(1, ratio / shape)
  const [dense, usual] = [DENSE, USUAL].map(
    ({ share, most }) => `${Math.floor(Math.min(most, phone * share) * more(cut.phone))}vw`,
  )
  const column = isWidePage ? wide.replace(/[\d.]+(?=rem)/g, (rem) => rounded(Number(rem) * WIDE_PAGE)) : wide
  const onTablet = tablet ? `(min-width:48rem) ${times(more(cut.wide), tablet)},` : ''
  return `(min-width:64rem) ${times(more(cut.wide), column)},${onTablet}(min-resolution:2.5dppx) ${dense},${usual}`
}

const rounded = (number: number) => `${Math.round(number * 100) / 100}`

const times = (factor: number, length: string) => (factor > 1.01 ? `calc(${rounded(factor)}*${bare(length)})` : length)

/** Without the name of a function, which brackets need not have inside of another. */
const bare = (length: string) => length.replace(/^calc/, '')

/** The room of an opening's picture. Beside a form it stands under the text, without one beside it. */
export function openingSizes(layout: OpeningLayout, hasForm: boolean): PictureRoom {
  const { wide, phone } = SHAPES[layout]?.[hasForm ? 'withForm' : 'plain'] ?? {}
  return cutTo(openingRoom(layout, hasForm), wide, phone ?? 0)
}

/**
 * How openings cut their pictures (openings.css, layouts.css): the shape, or about that where it depends on the screen or
 * the words. One behind words is under a veil, through which half the detail looks the same.
 */
const SHAPES: { [layout in OpeningLayout]?: Record<'plain' | 'withForm', Cut> } = {
  open: same({ phone: 2 }),
  split: { plain: { wide: 1.3, phone: 2 }, withForm: { wide: 1.6, phone: 2 } },
  framed: { plain: { wide: 1.25 }, withForm: {} },
  banner: same({ wide: 2.65, phone: 1.9 }),
  overlap: { plain: { wide: 1.2, phone: 1.6 }, withForm: { wide: 3, phone: 1.6 } },
  row: same({ wide: 3.7, phone: 2.05 }),
  statement: same({ wide: 2.1, phone: 1.75 }),
  block: { plain: { wide: 1, phone: 1.7 }, withForm: { wide: 2.7, phone: 1.7 } },
  corner: same({ wide: 1.8, phone: 1.6 }),
  column: same({ wide: 1, phone: 1.6 }),
}

/** The same beside a form and without one. */
function same(cut: Cut) {
  return { plain: cut, withForm: cut }
}

function openingRoom(layout: OpeningLayout, hasForm: boolean): PictureRoom {
  if (layout === 'cover' || layout === 'centered' || layout === 'corner' || layout === 'row') return FULL_WIDTH
  if (layout === 'open' && hasForm) return columnSizes('calc(50vw + 26rem)')
  if (layout === 'open' || layout === 'banner') return FULL_WIDTH
  if (layout === 'overlap') return hasForm ? FULL_WIDTH : columnSizes('62vw')
  if (layout === 'column') return columnSizes('62vw')
  if (layout === 'block' && !hasForm) return columnSizes('38vw')
  if (layout === 'statement') return columnSizes('76rem', undefined, 100)
  if (layout === 'block') return columnSizes('76rem')
  if (layout === 'framed') return columnSizes(hasForm ? '76rem' : '36rem')
  return columnSizes(hasForm ? '45rem' : '50vw')
}

/**
 * A picture as AVIF in the widths the layout can use, and in one of WebP for old browsers. The one of the first screen
 * has a blurred stand-in until it arrives; others arrive before they are seen.
 */
export function Picture({ image, sizes, eager = false, isBehindWords, className = '', children }: PictureProps) {
  const { ask, site } = usePage()
  const processed = ask('picture', image.src)
  const isWidePage = site.settings.theme?.shape?.width === 'wide'
  if (!processed) throw new Error(`images/${image.src} was not processed`)
  const { variants, width, height, placeholder } = processed
  const upright = isBehindWords ? processed.upright?.[uprightKey(image)] : undefined
  const attribute = typeof sizes === 'string' ? sizes : sizesIn(sizes, width / height, isWidePage)
  const look = `${`picture ${className}`.trim()} ${focusClass(image.focus)}`.trim()
  const picture = (
    <picture className={eager ? undefined : look}>
      {upright && <source media={PHONE} type="image/avif" srcSet={upright.url} {...sizeOf(upright)} />}
      <source type="image/avif" srcSet={sourceSet(variants.avif)} sizes={attribute} />
      <img
        src={variants.webp.at(-1)?.url}
        alt={image.decorative ? '' : image.alt}
        width={width}
        height={height}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
  if (!eager) return picture
  return (
    <span className={look}>
      <img src={placeholder} alt="" aria-hidden="true" width={width} height={height} />
      {picture}
      {children}
    </span>
  )
}

const sizeOf = ({ width, height }: UprightFile) => ({ width, height })

const sourceSet = (variants: { url: string; width: number }[]) =>
  variants.map(({ url, width }) => `${url} ${width}w`).join(', ')

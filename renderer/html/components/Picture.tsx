import type { ReactNode } from 'react'
import type { OpeningLayout } from '../../schema/opening-layout.ts'
import type { Image } from '../../schema/types.generated.ts'
import { usePage } from '../context.ts'
import { focusClass } from '../focus.ts'

interface PictureProps {
  image: Image
  /** The width the picture takes in the layout, as in the `sizes` attribute of HTML. */
  sizes: string
  /** True for the picture of the first screen, which must not wait. */
  eager?: boolean
  /** Stands on the picture of the first screen. */
  children?: ReactNode
  className?: string
}

/**
 * `sizes` of a picture in the text's column, with its width on a wide screen and, if it is narrower there, on a tablet. The densest phones get what
 * is sharp at two pixels for each of CSS, which nobody tells from three: 720 pixels are enough for any phone.
 */
export const columnSizes = (wide: string, tablet?: string) =>
  `(min-width:64rem) ${wide},${tablet ? `(min-width:48rem) ${tablet},` : ''}(min-resolution:2.5dppx) 62vw,92vw`

/** `sizes` of a picture on a card, of which a tablet has two in a row. */
export const cardSizes = (wide: string) => columnSizes(wide, '46vw')

/** `sizes` of a picture as wide as the screen. */
export const FULL_WIDTH = columnSizes('100vw')

/** `sizes` of the picture of an opening. Beside a form it stands under the text, without one beside it. */
export function openingSizes(layout: OpeningLayout, hasForm: boolean): string {
  if (layout === 'cover' || layout === 'centered' || layout === 'corner' || layout === 'row') return FULL_WIDTH
  if (layout === 'open' && hasForm) return columnSizes('calc(50vw + 26rem)')
  if (layout === 'open' || layout === 'banner') return FULL_WIDTH
  if (layout === 'overlap') return hasForm ? FULL_WIDTH : columnSizes('62vw')
  if (layout === 'column') return columnSizes('62vw')
  if (layout === 'block' && !hasForm) return columnSizes('38vw')
  if (layout === 'statement' || layout === 'block') return columnSizes('76rem')
  if (layout === 'framed') return columnSizes(hasForm ? '76rem' : '36rem')
  return columnSizes(hasForm ? '45rem' : '50vw')
}

/**
 * A picture as AVIF in the widths the layout can use, and in one of WebP for old browsers. The one of the first screen
 * has a blurred stand-in until it arrives; others arrive before they are seen.
 */
export function Picture({ image, sizes, eager = false, className = '', children }: PictureProps) {
  const processed = usePage().ask('picture', image.src)
  if (!processed) throw new Error(`images/${image.src} was not processed`)
  const { variants, width, height, placeholder } = processed
  const look = `${`picture ${className}`.trim()} ${focusClass(image.focus)}`.trim()
  const picture = (
    <picture className={eager ? undefined : look}>
      <source type="image/avif" srcSet={sourceSet(variants.avif)} sizes={sizes} />
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

const sourceSet = (variants: { url: string; width: number }[]) =>
  variants.map(({ url, width }) => `${url} ${width}w`).join(', ')

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
 * What phones ask for, of what a picture takes there. Browsers fetch the narrowest file that has at least as many pixels.
 * On the densest, three pixels for each of CSS look like two, and the 720 that are enough for a picture as wide as a
 * phone of 360 to 440 pixels are the file for 54 hundredths of any of these.
 */
const USUAL = { share: 0.935, most: 86 }
const DENSE = { share: 0.66, most: 54 }

/**
 * `sizes` of a picture in the text's column, with its width on a wide screen, if it is narrower there on a tablet, and on
 * a phone, in hundredths of the screen.
 */
export function columnSizes(wide: string, tablet?: string, phone = 92): string {
  const [dense, usual] = [DENSE, USUAL].map(({ share, most }) => `${Math.min(most, Math.floor(phone * share))}vw`)
  const onTablet = tablet ? `(min-width:48rem) ${tablet},` : ''
  return `(min-width:64rem) ${wide},${onTablet}(min-resolution:2.5dppx) ${dense},${usual}`
}

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

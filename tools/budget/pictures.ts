import type { PictureSlot } from './in-page.ts'

/** Nobody tells three pixels for each of CSS from two. */
const SHARP = 2

/** The pixels that a slot needs, as many as anybody tells. */
const sharpIn = ({ slot, density }: PictureSlot) => (slot / density) * Math.min(density, SHARP)

/** The pictures that came in a larger file than their slot needs at the screen's density. */
export const oversized = (slots: readonly PictureSlot[]): PictureSlot[] =>
  slots.filter((each) => each.width > Math.min(...each.widths.filter((width) => width >= sharpIn(each))))

/** A browser takes the next smaller file where it is about as near. */
const NEARLY = 0.8

/** The pictures that look blurred: fewer pixels than two for each of CSS, or than the screen has, though there is a wider file. */
export const blurred = (slots: readonly PictureSlot[]): PictureSlot[] =>
  slots.filter((each) => {
    if (each.isVeiled) return false
    return each.width < Math.min(sharpIn(each), Math.max(...each.widths)) * NEARLY
  })

import type { PictureSlot } from './in-page.ts'

/** The pictures that came in a larger file than their slot needs at the screen's density. */
export const oversized = (slots: readonly PictureSlot[]): PictureSlot[] =>
  slots.filter(({ width, widths, slot }) => width > Math.min(...widths.filter((each) => each >= slot)))

/** Nobody tells three pixels for each of CSS from two. */
const SHARP = 2
/** A browser takes the next smaller file where it is about as near. */
const NEARLY = 0.8

/** The pictures that look blurred: fewer pixels than two for each of CSS, or than the screen has, though there is a wider file. */
export const blurred = (slots: readonly PictureSlot[]): PictureSlot[] =>
  slots.filter(({ width, widths, slot, density, isVeiled }) => {
    if (isVeiled) return false
    const needed = Math.min((slot / density) * Math.min(density, SHARP), Math.max(...widths))
    return width < needed * NEARLY
  })

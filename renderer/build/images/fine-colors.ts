import type { Sharp } from 'sharp'

/** As phones show it, where the lines of a wide drawing are thinnest. */
const WIDTH = 720
/** Of 255: so far a color stands out from the mean of the four pixels that would share one. */
const SEEN = 16
/** Of a picture. Photos have less, and one thin line across a drawing is more. */
const MUCH = 0.005

/**
 * Whether a picture has colors so fine, such as the lines of a drawing, that they smear where one color is kept for
 * four pixels, which nobody sees in photos.
 */
export async function hasFineColors(picture: Sharp): Promise<boolean> {
  const { data, info } = await picture
    .resize({ width: WIDTH, withoutEnlargement: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const [blues, reds] = [new Float32Array(width * height), new Float32Array(width * height)]
  for (let pixel = 0; pixel < blues.length; pixel += 1) {
    const at = pixel * channels
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const light = 0.299 * red + 0.587 * green + 0.114 * blue
    blues[pixel] = 0.564 * (blue - light)
    reds[pixel] = 0.713 * (red - light)
  }
  let fine = 0
  for (let top = 0; top + 1 < height; top += 2)
    for (let left = 0; left + 1 < width; left += 2) {
      const start = top * width + left
      const square = [start, start + 1, start + width, start + width + 1]
      const [blue, red] = [meanAt(blues, square), meanAt(reds, square)]
      if (square.some((at) => Math.hypot((blues[at] ?? 0) - blue, (reds[at] ?? 0) - red) > SEEN)) fine += 1
    }
  return fine > (MUCH * width * height) / 4
}

const meanAt = (values: Float32Array, places: readonly number[]): number =>
  places.reduce((sum, at) => sum + (values[at] ?? 0), 0) / places.length

/** Width by height of what a phone shows of a picture behind words, which is cut further where there is less room. */
const SHAPE = 3 / 4

/** About as high as the screen of a phone, with about as many pixels as those of a wide picture have of its own. */
const HEIGHT = 820

/** One that is hardly wider has no need of it. */
export const isCutUpright = (width: number, height: number) => width / height > SHAPE * 1.2

/** The size of the file, by the height of the picture, from which no larger one is made. */
export function uprightSize(height: number) {
  const cut = Math.min(HEIGHT, height)
  return { width: Math.round(cut * SHAPE), height: cut }
}

/** Where the cut begins: browsers keep the point where it would be without the cut (`object-position`). */
export function uprightStart(whole: number, cut: number, focus: string): number {
  const [left = ''] = focus.split(' ')
  return Math.round(((whole - cut) * Number.parseFloat(left)) / 100)
}

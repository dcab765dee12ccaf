/**
 * Addresses of the font files in a style sheet that hold the letters of every page. A browser learns of fonts only once
 * it has laid out the text; named in the head, they come with the document's first bytes.
 */
export function commonFonts(styles: string): string[] {
  const fonts = known.styles === styles ? known.fonts : fontsIn(styles)
  known = { styles, fonts }
  return fonts
}

/** The style sheet is the same for all pages, and long. */
let known: { styles: string; fonts: string[] } = { styles: '', fonts: [] }

function fontsIn(styles: string): string[] {
  const faces = [...styles.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = '']) => face)
  return faces.filter((face) => /U\+20-7E/i.test(face)).flatMap((face) => /\/fonts\/[\w.-]+\.woff2/.exec(face) ?? [])
}

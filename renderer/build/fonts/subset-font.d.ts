declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    /** One value pins an axis, a range narrows it. */
    variationAxes?: Record<string, number | { min: number; max: number }>
    /** OpenType features to keep, by their tags; all when left out. */
    keepFeatures?: string[]
    noHinting?: boolean
    /** Without a text: only the format is another. */
    keepAllGlyphs?: boolean
    /** Names to keep besides the usual ones. */
    preserveNameIds?: number[]
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options: SubsetOptions): Promise<Buffer>
}

declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    /** One value pins an axis, a range narrows it. */
    variationAxes?: Record<string, number | { min: number; max: number }>
    /** OpenType features to keep, by their tags; all when left out. */
    keepFeatures?: string[]
    noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}

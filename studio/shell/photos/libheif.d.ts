/** Of the decoder, what the studio uses: its own types are of the functions below it. */
declare module 'libheif-js/libheif-wasm/libheif.js' {
  export interface HeifImage {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Calls back with the pixels in what was given, or with null where the picture is broken. */
    display(into: ImageData, done: (pixels: ImageData | null) => void): void
    free(): void
  }
  interface Libheif {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] }
  }
  export default function libheif(options: { wasmBinary: ArrayBuffer }): Promise<Libheif>
}

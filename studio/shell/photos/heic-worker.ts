/** Reads photos as iPhones take them, beside the page: it is never kept waiting, and its own rules need no exception. */
import libheif, { type HeifImage } from 'libheif-js/libheif-wasm/libheif.js'
import wasm from 'libheif-js/libheif-wasm/libheif.wasm?url'

/** Holds what it has of one file until it gets the next. */
const decoder = fetch(new URL(wasm, import.meta.url))
  .then((answer) => answer.arrayBuffer())
  .then((wasmBinary) => libheif({ wasmBinary }))
  .then(({ HeifDecoder }) => new HeifDecoder())

/** The first picture of a file, turned as it was taken. */
async function read(file: ArrayBuffer): Promise<ImageData> {
  const images = (await decoder).decode(new Uint8Array(file))
  const image = images.find((each) => each.is_primary()) ?? images[0]
  if (!image) throw new Error('There is no picture in it')
  const pixels = await new Promise<ImageData | null>((resolve) => image.display(emptyFor(image), resolve))
  for (const each of images) each.free()
  if (!pixels) throw new Error('Its picture is broken')
  return pixels
}

const emptyFor = (image: HeifImage) => new ImageData(image.get_width(), image.get_height())

self.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    const pixels = await read(data)
    self.postMessage(pixels, { transfer: [pixels.data.buffer] })
  } catch {
    self.postMessage(undefined)
  }
}

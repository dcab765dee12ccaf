let worker: Worker | undefined

/** Reads a photo as iPhones take them, where the browser cannot; undefined where it is none. One file at a time. */
export async function readHeic(file: Blob): Promise<ImageData | undefined> {
  worker ??= new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' })
  const reader = worker
  const bytes = await file.arrayBuffer()
  return new Promise((resolve) => {
    reader.onmessage = ({ data }) => resolve(data)
    reader.onerror = () => {
      worker = undefined
      resolve(undefined)
    }
    reader.postMessage(bytes, [bytes])
  })
}

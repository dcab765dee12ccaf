import { type FileHandle, open } from 'node:fs/promises'

const CHUNK = 64 * 1024

/**
 * A part of a file, from one byte to another, as the body of an answer. The file is opened when the first of it is asked
 * for, and closed with the last or when the visitor has gone; nothing is read ahead.
 */
export function readPart(path: string, start: number, end: number): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined
  let isGone = false
  let at = start
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        file ??= await open(path)
        if (isGone) return file.close()
        const chunk = new Uint8Array(Math.min(CHUNK, end - at + 1))
        const { bytesRead } = await file.read(chunk, 0, chunk.length, at)
        at += bytesRead
        if (bytesRead > 0) controller.enqueue(chunk.subarray(0, bytesRead))
        if (bytesRead > 0 && at <= end) return
        await file.close()
        // A file that has become shorter cannot fill the length that was promised: the connection ends with an error.
        if (at <= end) controller.error(new Error(`${path} became shorter while it was read`))
        else controller.close()
      },
      cancel() {
        isGone = true
        return file?.close()
      },
    },
    { highWaterMark: 0 },
  )
}

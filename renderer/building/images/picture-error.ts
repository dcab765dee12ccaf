/** A file that is no picture, or not a whole one. Its message is for the author. */
export class PictureError extends Error {
  constructor(name: string, cause: unknown) {
    super(
      `Cannot read images/${name} as a picture (${cause instanceof Error ? cause.message : String(cause)})
  Open it in a program for pictures and save it as JPEG or PNG: another name alone does not make a HEIC or PDF one.
  [unreadable-image]`,
      { cause },
    )
  }
}

/** Does something with a picture. Throws {@link PictureError} where the picture is at fault; the disk's errors stay theirs. */
export async function withPicture<Made>(name: string, work: () => Promise<Made>): Promise<Made> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Error && 'code' in error ? error : new PictureError(name, error)
  }
}

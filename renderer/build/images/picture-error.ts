/** Files that are no pictures, or not whole ones. Its message is for the author. */
export class PictureError extends Error {}

/** Does something with a picture. Throws {@link PictureError} where the picture is at fault; the disk's errors stay theirs. */
export async function withPicture<Made>(name: string, work: () => Promise<Made>): Promise<Made> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Error && 'code' in error ? error : new PictureError(sentence(name, error), { cause: error })
  }
}

/** What several pieces of work have thrown: all pictures at fault at once, unless something else went wrong too. */
export function ofPictures({ errors }: AggregateError): unknown {
  const other = errors.find((error) => !(error instanceof PictureError))
  return (
    other ??
    new PictureError(
      errors
        .map(({ message }) => message)
        .toSorted()
        .join('\n\n'),
      { cause: errors[0] },
    )
  )
}

function sentence(name: string, cause: unknown): string {
  const said = cause instanceof Error ? cause.message : String(cause)
  const [reason, hint] = reasons.find(([, , pattern]) => pattern.test(said)) ?? [said, otherKind]
  return `Cannot read images/${name} as a picture (${reason})\n  ${hint}\n  [unreadable-image]`
}

const notWhole = 'Put it into the folder again, from where you have it: it was not copied as a whole.'
const otherKind =
  'Open it in a program for pictures and save it as JPEG or PNG: another name alone does not make a HEIC or PDF one.'

/** What is found of a file, by the words of the library that reads it. */
const reasons: [reason: string, hint: string, pattern: RegExp][] = [
  ['the file is empty', notWhole, /buffer is empty/i],
  ['its end is missing', notWhole, /premature end|unexpected end|truncated/i],
  ['it is of another kind than pictures', otherKind, /unsupported image format/i],
]

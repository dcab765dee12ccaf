import { inEnglish } from '../../messages/english.ts'
import { type MessageId, message } from '../../messages/message.ts'

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
  const reason = reasons.find(({ pattern }) => pattern.test(said))
  const problem = message('unreadable-image', { name, reason: reason ? message(reason.reason) : said })
  return `${inEnglish(problem)}\n  ${inEnglish(message(reason?.hint ?? 'unreadable-image.save-again'))}\n  [unreadable-image]`
}

/** What is found of a file, by the words of the library that reads it. */
const reasons: { reason: MessageId; hint: MessageId; pattern: RegExp }[] = [
  { reason: 'unreadable-image.empty', hint: 'unreadable-image.copy-again', pattern: /buffer is empty/i },
  {
    reason: 'unreadable-image.cut',
    hint: 'unreadable-image.copy-again',
    pattern: /premature end|unexpected end|truncated/i,
  },
  {
    reason: 'unreadable-image.other-kind',
    hint: 'unreadable-image.save-again',
    pattern: /unsupported image format/i,
  },
]

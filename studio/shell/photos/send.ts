import { sendFile } from '../store/api.ts'
import { prepared } from './prepare.ts'
import { readableName } from './readable-name.ts'

/**
 * Adds a picture to the site, and says under which name. One without a name of its own is called like `title`. It goes
 * up once what is `before` it has, so that names are numbered in the order of the pictures.
 */
export async function sendPicture(
  file: File,
  title = '',
  signal?: AbortSignal | null,
  before?: Promise<unknown>,
): Promise<string> {
  const picture = await prepared(file)
  await before
  const { name } = await sendFile<{ name: string }>(
    'picture',
    picture,
    { name: readableName(file.name, title) },
    signal,
  )
  return name
}

import type { Form } from '../schema/types.generated.ts'

/** The pictures of a form, each with the name of its field. */
export type Photos = [field: string, file: File][]

/** What became of an entry, and what the server says of it: what is wrong by field, or a sentence for the visitor. */
export type Reply = { ok: boolean; errors: Record<string, string>; notice?: string }

/** Uploads on a weak connection take their time; the server cuts off what is slower. */
const LONGEST_WAIT_MS = 150_000

/** Sends a form with its pictures, and tells how many percent have gone, in tens. Never rejects. */
export function sendPhotos(
  { endpoint }: Form,
  values: Record<string, string | string[] | undefined>,
  photos: Photos,
  headers: Record<string, string>,
  onProgress: (percent: number) => void,
): Promise<Reply> {
  const body = new FormData()
  for (const [name, value = ''] of Object.entries(values)) for (const one of [value].flat()) body.append(name, one)
  for (const [field] of photos) body.delete(field)
  for (const [field, file] of photos) body.append(field, file)
  return new Promise((resolve) => {
    // fetch() cannot tell how much of a request has gone.
    const request = new XMLHttpRequest()
    request.open('POST', endpoint)
    request.timeout = LONGEST_WAIT_MS
    request.responseType = 'json'
    for (const [name, value] of Object.entries({ Accept: 'application/json', ...headers }))
      request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((10 * loaded) / total) * 10)
    request.onloadend = () => {
      const ok = request.status >= 200 && request.status < 300
      const { fields: errors = {}, notice } = request.response ?? {}
      resolve({ ok, errors, notice })
    }
    request.send(body)
  })
}

import { useEffect, useRef, useState } from 'react'
import { cameFrom } from '../../../forms/came-from.ts'
import { chosenIn } from '../../../forms/entries.ts'
import type { Photos, Reply } from '../../../forms/photos.ts'
import type { FormValues } from '../../../forms/rules.ts'
import { cameFromHeader, honeypotField, languageField, serviceTypeField } from '../../../forms/wire.ts'
import type { Words } from '../../../languages/words.ts'
import type { Form } from '../../../schema/types.generated.ts'
import { prepareToasts, toast } from '../../islands/toasts.tsx'

type ToastWords = Pick<Words['form'], 'messages' | 'close'>

interface SubmissionOptions {
  form: Form
  words: ToastWords
  language?: string | undefined
  serviceType?: string | undefined
  publicKey?: string | undefined
}

/** Sends a form's values as JSON and tells the visitor how it went (spec sections 4, 7 and 8). */
export function useSubmission({ form, words, language, serviceType, publicKey }: SubmissionOptions) {
  const [isSending, setIsSending] = useState(false)
  const [sent, setSent] = useState<FormValues>()
  const [percent, setPercent] = useState<number>()
  const attempt = useRef<{ entry: string; key: string }>(undefined)
  useEffect(() => prepareToasts(words), [words])

  /** Gives undefined when it was sent, else what the server says of fields. */
  async function send(
    values: FormValues,
    honeypot: string,
    photos: Photos = [],
  ): Promise<Record<string, string> | undefined> {
    setIsSending(true)
    prepareToasts(words)
    const data = {
      ...asSent(form, values),
      ...form.payload,
      ...(language && { [languageField]: language }),
      ...(form.sendsServiceType && { [serviceTypeField]: serviceType }),
      ...(honeypot && { [honeypotField]: honeypot }),
    }
    const body = JSON.stringify(data)
    const entry = body + photos.map(([, { name, size, lastModified }]) => [name, size, lastModified])
    // The same entry sent again, after a failure or by a double click, is the same lead.
    if (attempt.current?.entry !== entry) attempt.current = { entry, key: newKey() }
    const headers = headersOf(form, attempt.current.key, publicKey)
    const { ok, errors, notice } =
      photos.length > 0 ? await upload(form, data, photos, headers, setPercent) : await post(form, body, headers)
    if (ok) {
      attempt.current = undefined
      setSent(values)
      toast(form.success.title, { description: notice ?? form.success.text, ...(notice && { duration: 20_000 }) })
    } else if (Object.keys(errors).length === 0) {
      toast.error(form.failure.title, { description: form.failure.text })
    }
    setIsSending(false)
    setPercent(undefined)
    return ok ? undefined : errors
  }

  return { send, isSending, percent, sent, startAgain: () => setSent(undefined) }
}

/** Whether the server of this site takes the form. */
const isOurs = ({ endpoint }: Form) => endpoint.startsWith('/')

/** What was chosen in a field with several is sent as a list. */
const asSent = ({ fields }: Form, values: FormValues) =>
  Object.fromEntries(
    fields.map(({ name, type }) => [name, type === 'checkboxes' ? chosenIn(values[name] ?? '') : values[name]]),
  )

/** A server answers within seconds. After this long the visitor is told to try again or to call, not left waiting. */
const LONGEST_WAIT_MS = 30_000

/** Ok for any ok status, whatever the answer's body (spec section 7); of a refusal the server of this site says why. */
async function post(form: Form, body: string, headers: Record<string, string>): Promise<Reply> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), LONGEST_WAIT_MS)
  try {
    // With "keepalive" what a visitor sends arrives although they leave the page at once, to call or to go on.
    const keepalive = isOurs(form)
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body, keepalive }
    const answer = await fetch(form.endpoint, { ...init, signal: waiting.signal })
    const errors = keepalive && answer.status === 422 ? (await answer.json()).fields : undefined
    return { ok: answer.ok, errors: errors ?? {} }
  } catch {
    return { ok: false, errors: {} }
  } finally {
    clearTimeout(timer)
  }
}

function headersOf(form: Form, key: string, publicKey: string | undefined): Record<string, string> {
  return {
    ...(form.sendsKey && publicKey && { Authorization: `Bearer ${publicKey}` }),
    // A hosted function on another origin may not allow headers that it does not know.
    ...(isOurs(form) && { 'Idempotency-Key': key, [cameFromHeader]: cameFrom() }),
  }
}

/**
 * The code that sends pictures is fetched when there are some. Its import() stands alone: with a then() of its own it
 * would keep Vite's helper, which every form would fetch (islands/preload-plugin.ts).
 */
const fetchUpload = () => import('../../../forms/photos.ts')

const upload: typeof import('../../../forms/photos.ts')['sendPhotos'] = (...entry) =>
  fetchUpload().then(
    ({ sendPhotos }) => sendPhotos(...entry),
    () => ({ ok: false, errors: {} }),
  )

/** crypto.randomUUID() is missing on pages without TLS, such as a preview on the local network. */
const newKey = () => crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-')

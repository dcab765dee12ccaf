import { useEffect, useRef, useState } from 'react'
import { honeypotField, languageField, serviceTypeField } from '../../library/form-wire.ts'
import type { Words } from '../../library/words/words.ts'
import type { Form } from '../../schema/types.generated.ts'
import { prepareToasts, toast } from '../islands/toasts.tsx'
import { chosenIn } from './entries.ts'
import type { FormValues } from './rules.ts'

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
  const attempt = useRef<{ body: string; key: string }>(undefined)
  useEffect(() => prepareToasts(words), [words])

  async function send(values: FormValues, honeypot: string): Promise<boolean> {
    setIsSending(true)
    prepareToasts(words)
    const body = JSON.stringify({
      ...asSent(form, values),
      ...form.payload,
      ...(language && { [languageField]: language }),
      ...(form.sendsServiceType && { [serviceTypeField]: serviceType }),
      ...(honeypot && { [honeypotField]: honeypot }),
    })
    // The same entry sent again, after a failure or by a double click, is the same lead.
    if (attempt.current?.body !== body) attempt.current = { body, key: newKey() }
    const isSent = await post(form, body, attempt.current.key, publicKey)
    if (isSent) {
      attempt.current = undefined
      setSent(values)
      toast(form.success.title, { description: form.success.text })
    } else {
      toast.error(form.failure.title, { description: form.failure.text })
    }
    setIsSending(false)
    return isSent
  }

  return { send, isSending, sent, startAgain: () => setSent(undefined) }
}

/** What was chosen in a field with several is sent as a list. */
const asSent = ({ fields }: Form, values: FormValues) =>
  Object.fromEntries(
    fields.map(({ name, type }) => [name, type === 'checkboxes' ? chosenIn(values[name] ?? '') : values[name]]),
  )

/** A server answers within seconds. After this long the visitor is told to try again or to call, not left waiting. */
const LONGEST_WAIT_MS = 30_000

/** True for any ok status; the answer's body is not read (spec section 7). */
async function post(form: Form, body: string, key: string, publicKey: string | undefined): Promise<boolean> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' }
  if (form.sendsKey && publicKey) headers.Authorization = `Bearer ${publicKey}`
  const isOwn = form.endpoint.startsWith('/')
  // A hosted function on another origin may not allow a header that it does not know.
  if (isOwn) headers['Idempotency-Key'] = key
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), LONGEST_WAIT_MS)
  try {
    // With "keepalive" what a visitor sends arrives although they leave the page at once, to call or to go on.
    const init = { method: 'POST', headers, body, keepalive: isOwn, signal: waiting.signal }
    return (await fetch(form.endpoint, init)).ok
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** crypto.randomUUID() is missing on pages without TLS, such as a preview on the local network. */
const newKey = () => crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-')

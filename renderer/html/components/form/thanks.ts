import thanksStyles from '../../../../styles/thanks.css?url'
import { linkStyles } from '../../islands/link-styles.ts'
import { parts } from './parts.ts'

const fetchSent = () => import('./Sent.tsx')

let thanks: ReturnType<typeof fetchSent> | undefined

/** Fetches what is shown when a form was sent. Where it does not come, the message that all forms give has to do. */
export async function fetchThanks(): Promise<void> {
  try {
    thanks ??= Promise.all([fetchSent(), linkStyles(thanksStyles)]).then(([sent]) => sent)
    Object.assign(parts, await thanks)
  } catch {
    // What counts is that the form was sent. Another one may try again.
    thanks = undefined
  }
}

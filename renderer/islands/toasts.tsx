import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import stylesUrl from 'sonner/dist/styles.css?url'

export { toast }

/** Spec section 9 and the decision on it: 4 seconds, three visible at a time. */
const DURATION_MS = 4000
const VISIBLE = 3

let isPrepared = false

/** Puts the toaster on the page, once. The live region must stand before the first message, or nobody hears it. */
export function prepareToasts() {
  if (isPrepared) return
  isPrepared = true
  const styles = document.createElement('link')
  styles.rel = 'stylesheet'
  styles.href = stylesUrl
  document.head.append(styles)
  const container = document.body.appendChild(document.createElement('div'))
  createRoot(container).render(
    <Toaster position="bottom-right" duration={DURATION_MS} visibleToasts={VISIBLE} closeButton richColors />,
  )
}

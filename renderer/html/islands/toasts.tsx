import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import stylesUrl from '../../../styles/toasts.css?url'
import type { Words } from '../../languages/words.ts'
import { linkStyles } from './link-styles.ts'

export { toast }

/** Spec section 9 and the decision on it: 4 seconds, three visible at a time. */
const DURATION_MS = 4000
const VISIBLE = 3

type ToastWords = Pick<Words['form'], 'messages' | 'close'>

let container: HTMLElement | undefined

/**
 * Puts the toaster on the page, once, and where the visitor is. The live region must stand before the first message,
 * or nobody hears it; call this when a form comes to life and again when it is sent.
 */
export function prepareToasts(words: ToastWords) {
  container ??= createToaster(words)
  moveToVisitor(container)
}

/** An open dialog covers the page and makes all outside of it inert, so messages belong inside. */
function moveToVisitor(toaster: HTMLElement) {
  const host = document.querySelector('dialog:modal') ?? document.body
  if (toaster.parentElement !== host) host.append(toaster)
}

/** The scheme of a site that has only one (document/theme.ts). */
function fixedScheme() {
  const { colorScheme } = getComputedStyle(document.documentElement)
  if (!colorScheme.includes('only')) return undefined
  return colorScheme.includes('dark') ? 'dark' : 'light'
}

function createToaster({ messages, close }: ToastWords): HTMLElement {
  linkStyles(stylesUrl).catch(() => undefined)
  const toaster = document.createElement('div')
  // On a phone the foot of the screen has the button that was just pressed; on a desktop its right side has the forms.
  const position = matchMedia('(width < 48rem)').matches ? 'top-center' : 'bottom-left'
  createRoot(toaster).render(
    <Toaster
      theme={fixedScheme() ?? 'system'}
      position={position}
      duration={DURATION_MS}
      visibleToasts={VISIBLE}
      containerAriaLabel={messages}
      toastOptions={{ closeButtonAriaLabel: close }}
      closeButton
      richColors
    />,
  )
  document.addEventListener('close', () => moveToVisitor(toaster), true)
  return toaster
}

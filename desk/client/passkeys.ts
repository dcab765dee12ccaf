/** Signing in with a passkey, and adding one. Where the browser knows none, nothing of it is shown. */
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { ask, attempt, Refused } from './ask.ts'

/** What was asked of the desk before that may be too old when it is signed. */
const staleMs = 5 * 60_000

export async function offerSigningIn(part: HTMLElement): Promise<void> {
  const button = part.querySelector('button')
  if (!button || !browserSupportsWebAuthn()) return
  let askedAt = 0
  const signIn = async (useBrowserAutofill: boolean) => {
    askedAt = performance.now()
    const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('/sign-in/passkey/options')
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill })
    const { to } = await ask<{ to: string }>('/sign-in/passkey', { response, to: button.dataset.to })
    location.assign(to)
  }
  /** In the field for the address, beside what else the browser fills in. That nobody chooses it there is no mistake. */
  const offerInField = async () => {
    if (!(await browserSupportsWebAuthnAutofill())) return
    await attempt(part, () =>
      signIn(true).catch((error) => {
        if (error instanceof Refused) throw error
      }),
    )
  }
  button.addEventListener('click', () => attempt(part, () => signIn(false)))
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && performance.now() - askedAt > staleMs) offerInField()
  })
  part.hidden = false
  await offerInField()
}

export function offerAdding(part: HTMLElement): void {
  const form = part.querySelector<HTMLFormElement>('form:has([name=name])')
  if (!form || !browserSupportsWebAuthn()) return
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    attempt(part, async () => {
      const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>('/you/passkeys/options')
      const response = await startRegistration({ optionsJSON })
      const { to } = await ask<{ to: string }>('/you/passkeys', { response, name: new FormData(form).get('name') })
      location.assign(to)
    })
  })
}

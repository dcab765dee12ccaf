/** What the desk said no to, in words for whoever asked. */
export class Refused extends Error {}

/** Posts to an address of the desk and returns what it answers; throws {@link Refused} where it says no. */
export async function ask<Answer>(path: string, sent: object = {}): Promise<Answer> {
  const response = await fetch(`${document.body.dataset.base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  })
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) throw new Refused(answer.problem ?? '')
  return answer
}

/**
 * Does what takes a moment, and says in the part of the page what went wrong: what the desk answered, else that it could
 * not be reached, else that the browser or the person did not go on.
 */
export async function attempt(part: HTMLElement, action: () => Promise<void>): Promise<void> {
  const place = part.querySelector<HTMLElement>('[role=alert]')
  const tell = (text: string) => {
    if (!place) return
    place.textContent = text
    place.hidden = text === ''
  }
  tell('')
  try {
    await action()
  } catch (error) {
    const { failed = '', cancelled = failed } = part.dataset
    if (error instanceof Refused) return tell(error.message || failed)
    tell(error instanceof TypeError ? failed : cancelled)
  }
}

export type Answer = 'yes' | 'no'

const KEY = 'counting'

/** Only for this page, where the browser keeps nothing. */
let here: string | null = null

/** What a visitor has answered for a service; what was said of another one does not hold for it. */
export function remembered(provider: string): Answer | undefined {
  const [version, answer] = (read() ?? here ?? '').split(' ')
  return version === provider && (answer === 'yes' || answer === 'no') ? answer : undefined
}

export function remember(provider: string, answer: Answer) {
  here = `${provider} ${answer}`
  try {
    localStorage.setItem(KEY, here)
  } catch {}
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

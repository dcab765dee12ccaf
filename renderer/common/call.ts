interface Call<Tone extends string> {
  layout?: unknown
  tone?: Tone | undefined
  image?: unknown
}

/** The ground of a call to act, also of one that says none: what is a card or a line stands on the page's own. */
export const toneOfCall = <Tone extends string>({ layout, tone }: Call<Tone>) =>
  tone ?? (layout === 'card' || layout === 'line' ? 'plain' : 'dark')

/** The ground on which its section stands: a card has its tone to itself. */
export const groundOfCall = <Tone extends string>(call: Call<Tone>) =>
  call.layout === 'card' ? 'plain' : toneOfCall(call)

/** Whether the picture of a call to act stands behind its words, and is its ground. */
export const isBehindCall = ({ layout = 'band', image }: Omit<Call<string>, 'tone'>): boolean =>
  image !== undefined && (layout === 'band' || layout === 'large')

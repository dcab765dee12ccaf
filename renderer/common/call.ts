import type { CtaBlock } from '../schema/types.generated.ts'

interface Call {
  layout?: unknown
  tone?: Tone | undefined
  image?: unknown
}

type Tone = NonNullable<CtaBlock['tone']>

/** The ground of a call to act that says none: what is a card or a line stands on the page's own. */
export const toneOfCall = ({ layout, tone }: Call): Tone =>
  tone ?? (layout === 'card' || layout === 'line' ? 'plain' : 'dark')

/** The ground on which its section stands: a card has its tone to itself. */
export const groundOfCall = (call: Call): Tone => (call.layout === 'card' ? 'plain' : toneOfCall(call))

/** Whether the picture of a call to act stands behind its words, and is its ground. */
export const isBehindCall = ({ layout = 'band', image }: Call): boolean =>
  image !== undefined && (layout === 'band' || layout === 'large')

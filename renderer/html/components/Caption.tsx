import type { Image } from '../../schema/types.generated.ts'

interface CaptionProps {
  image: Pick<Image, 'caption' | 'credit'>
  className?: string
}

/** What stands under a picture: its caption, and whose it is; nothing where it says neither. */
export function Caption({ image: { caption, credit }, className }: CaptionProps) {
  if (!caption && !credit) return null
  return (
    <figcaption className={className}>
      {caption && credit ? <span>{caption}</span> : caption}
      {caption && credit && ' '}
      {credit && <small>{credit}</small>}
    </figcaption>
  )
}

import type { ReactNode } from 'react'
import type { Image } from '../../schema/types.generated.ts'
import { cutTo, Picture, type PictureRoom } from './Picture.tsx'

interface PictureCardProps {
  image?: Image | undefined
  /** The room of its picture, which is cut to the shape of cards unless that has one. */
  sizes: PictureRoom | string
  /** False leaves out ground and border: the card has the colours of the band on which it lies. */
  isRaised?: boolean
  className?: string
  pictureClassName?: string
  /** How what stands under the picture is arranged; without one, the card itself is. */
  bodyClassName: string
  children: ReactNode
}

const CARD_SHAPE = 16 / 10

/** A card of a list, over its words a picture if it has one. */
export function PictureCard(props: PictureCardProps) {
  const { image, sizes, isRaised = true, className = '', pictureClassName = '', bodyClassName, children } = props
  // Round corners would cut into words that stand on no ground of their own.
  const corners = isRaised || image ? 'overflow-hidden rounded-card' : ''
  const look = `${corners} ${isRaised ? 'surface edge border-line bg-card' : ''} ${className}`
  if (!image) return <li className={`${look} ${bodyClassName}`}>{children}</li>
  const pictureLook = `[&_img]:aspect-[16/10] [&_img]:object-cover ${pictureClassName}`
  return (
    <li className={`flex flex-col ${look}`}>
      <Picture
        image={image}
        sizes={typeof sizes === 'string' || sizes.cut ? sizes : cutTo(sizes, CARD_SHAPE)}
        className={pictureLook}
      />
      <div className={bodyClassName}>{children}</div>
    </li>
  )
}

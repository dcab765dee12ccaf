import type { ReactNode } from 'react'
import type { Image } from '../../schema/types.generated.ts'
import { Picture } from './Picture.tsx'

interface PictureCardProps {
  image?: Image | undefined
  sizes: string
  /** False leaves out ground and border: the card has the colours of the band on which it lies. */
  isRaised?: boolean
  className?: string
  pictureClassName?: string
  children: ReactNode
}

/** A card of a list, over its words a picture if it has one. */
export function PictureCard(props: PictureCardProps) {
  const { image, sizes, isRaised = true, className = '', pictureClassName = '', children } = props
  const look = isRaised ? 'surface edge border-line bg-card' : ''
  const pictureLook = `[&_img]:aspect-[16/10] [&_img]:object-cover ${pictureClassName}`
  return (
    <li className={`flex flex-col overflow-hidden rounded-card ${look} ${className}`}>
      {image && <Picture image={image} sizes={sizes} className={pictureLook} />}
      {children}
    </li>
  )
}

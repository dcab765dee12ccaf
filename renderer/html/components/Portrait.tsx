import type { Image } from '../../schema/types.generated.ts'
import { Picture } from './Picture.tsx'

const LOOK = 'size-[2.9rem] shrink-0 overflow-hidden rounded-[50%] [&_img]:size-full [&_img]:object-cover'

/** A small round portrait beside a name. */
export const Portrait = ({ image, className = '' }: { image: Image; className?: string }) => (
  <Picture image={image} sizes="2.9rem" className={`${LOOK} ${className}`} />
)

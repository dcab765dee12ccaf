import { createContext, useContext } from 'react'
import { classesOfPictures } from '../../common/picture-look.ts'
import type { CtaBlock, SplitBlock } from '../../schema/types.generated.ts'

/** What a section says of its pictures as a whole, and one on a band of it besides its tone. The frame reads it (Section.tsx), not each type of section. */
export type Banding = Pick<CtaBlock, 'edge' | 'backdrop' | 'headingPlace'> &
  Pick<SplitBlock, 'pictureShape' | 'pictureTint'>

export const BandContext = createContext<Banding>({})

export const Band = BandContext.Provider

/** The classes of a section's pictures (styles/shapes.css). */
export function usePictureLook(takesShape = true): string[] {
  const { pictureShape, pictureTint } = useContext(BandContext)
  return classesOfPictures({ pictureTint, pictureShape: takesShape ? pictureShape : undefined })
}

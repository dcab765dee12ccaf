import { createContext } from 'react'
import type { CtaBlock } from '../../schema/types.generated.ts'

/** What a section on a band says of it besides its tone. The frame reads it (Section.tsx), not each type of section. */
export type Banding = Pick<CtaBlock, 'edge' | 'backdrop' | 'headingPlace'>

export const BandContext = createContext<Banding>({})

export const Band = BandContext.Provider

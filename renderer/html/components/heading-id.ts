import { createContext } from 'react'

/** The id of the heading over what is drawn, which names a form below it; undefined where there is no heading. */
export const HeadingId = createContext<string | undefined>(undefined)

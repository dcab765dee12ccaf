/**
 * What a section of a site's own may use, as `pages-from-yaml/section`: see docs/sections.md. Nothing else of the program is
 * promised to stay.
 */
import type { ComponentProps } from 'react'
import type { Card } from '../sections/cards/Card.tsx'

/** The card of "cards", as the program draws it. */
export { Card } from '../sections/cards/Card.tsx'
export { ActionLink, Actions } from './html/components/Actions.tsx'
export { FormCard } from './html/components/FormCard.tsx'
export { Icon } from './html/components/Icon.tsx'
/** Markdown that an author wrote, with its links and lists. */
export { Markdown as RichText } from './html/components/Markdown.tsx'
export { cardSizes, columnSizes, cutTo, FULL_WIDTH, Picture } from './html/components/Picture.tsx'
export { Section, type Tone } from './html/components/Section.tsx'
/** A form of "forms:", by its name. */
export { SiteForm as Form } from './html/components/SiteForm.tsx'
export { TickList } from './html/components/TickList.tsx'
export { type PageContextValue as PageContext, usePage } from './html/context.ts'
/** The foot of every page, as the program draws it. */
export { Footer } from './html/document/Footer.tsx'
/** The head of every page, as the program draws it. */
export { Header } from './html/document/Header.tsx'
export { Island } from './html/islands/Island.tsx'
/** The component of each section of the program, by its type, for what takes its place and shows it too. */
export * as originals from './html/sections.ts'
export { fill } from './languages/words.ts'
/** What an author writes: each section by its type's name with "Block", and what stands in several. */
export type * from './schema/types.generated.ts'

/** What a {@link Card} is given. */
export type CardProps = ComponentProps<typeof Card>

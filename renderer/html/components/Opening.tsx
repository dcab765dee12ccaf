import type { ReactNode } from 'react'
import { classesOfVeil } from '../../common/veil.ts'
import {
  hasPicture,
  isBehindWords,
  isGrouped,
  type OpeningLayout,
  shownLayout,
  shownPlace,
  shownVeil,
  takesShape,
  type Veil,
  type WordsPlace,
} from '../../schema/opening-layout.ts'
import type { Image } from '../../schema/types.generated.ts'
import { usePictureLook } from './Band.ts'
import { FilmButton } from './FilmButton.tsx'
import { OpeningPictures } from './OpeningPictures.tsx'
import { openingSizes, Picture } from './Picture.tsx'
import { split } from './split-opening.tsx'

interface OpeningProps {
  type: 'hero' | 'page-hero'
  id?: string | undefined
  layout?: OpeningLayout | undefined
  wordsPlace?: WordsPlace | undefined
  veil?: Veil | undefined
  eyebrow?: string | undefined
  heading: string
  /** The introduction, which is among what it holds, too. */
  text: string | undefined
  image?: Image | undefined
  /** Runs over the picture: a file of public/. */
  film?: string | undefined
  pictures?: Image[] | undefined
  /** Stands beside the words on a wide screen, or under them. */
  form?: ReactNode
  /** A further name of the section, for links. */
  anchor?: ReactNode
  /** Stands over the words. */
  trail?: ReactNode
  className: string
  children: ReactNode
}

/**
 * The frame of a page's first section: picture, words and form, stacked on a phone. It is no region: its heading names
 * the whole page, and a section further down may say the same.
 */
export function Opening(props: OpeningProps) {
  const { type, id, eyebrow, heading, text, image, pictures = [], form, anchor, trail, className, children } = props
  const layout = shownLayout(props.layout, { image, text, pictures: props.pictures })
  const isSplit = layout === 'split'
  const hasForm = Boolean(form)
  const place = shownPlace(layout, props)
  const film = image && hasPicture(layout) && props.film ? <FilmButton film={props.film} /> : undefined
  const veil = shownVeil(layout, props)
  // An open one stands over the words on a phone.
  const isSeenBehind = veil !== undefined && layout !== 'open'
  const classes = [
    `${type} relative isolate`,
    hasForm && 'has-form',
    look(layout, hasForm),
    place && `opening-at-${place}`,
    film && 'opening-film',
    ...classesOfVeil(veil),
    ...usePictureLook(takesShape(layout)),
  ]
  return (
    <section id={id} className={classes.filter(Boolean).join(' ')}>
      {anchor}
      {image && hasPicture(layout) && (
        <Picture image={image} sizes={openingSizes(layout, hasForm)} isBehindWords={isSeenBehind} eager>
          {!isBehindWords(layout) && film}
        </Picture>
      )}
      {isBehindWords(layout) && film}
      {image && (layout === 'collage' || layout === 'slides') && (
        <OpeningPictures layout={layout} heading={heading} images={[image, ...pictures]} />
      )}
      <div className={`wrap grid grid-cols-1 items-center gap-10 pt-7 ${className} ${wrapClass(isSplit, hasForm)}`}>
        <div className={`[&>*+*]:mt-[1.1rem] ${wordsClass(layout, hasForm)}`}>
          {trail}
          {eyebrow && <p className="font-strong tracking-[0.02em] text-accent">{eyebrow}</p>}
          <h1 className={headingClass(layout, heading, text)}>{heading}</h1>
          {isGrouped(layout) ? <div className="[&>*+*]:mt-[1.1rem]">{children}</div> : children}
        </div>
        {form}
      </div>
    </section>
  )
}

const COVER = 'cover on-dark bg-(--ink)'

/** Letters of a heading, and of a word of it, that would fill a screen or be broken if it were set very large. */
const LONG = 44
const LONG_WORD = 14

/** Letters of one word alone that can be as wide as the screen, and of one that is set larger still. */
const WORD = 7
const SHORT_WORD = 4

/** Letters of an introduction that are more than a few lines where it is set large. */
const LONG_TEXT = 170

function headingClass(layout: OpeningLayout, heading: string, text = ''): string | undefined {
  const isLong = heading.length > LONG || heading.split(/[\s-]/).some((word) => word.length > LONG_WORD)
  if ((layout === 'words' || layout === 'block') && isLong) return 'is-lengthy'
  const letters = /^\p{L}+$/u.test(heading) ? heading.replace(/[mw]/gi, '$&$&').length : LONG
  if (layout === 'words' && letters <= WORD) return letters > SHORT_WORD ? 'is-word' : 'is-word is-short'
  if (layout === 'statement' && text.length > LONG_TEXT) return 'is-lengthy'
  return layout === 'split' ? split.heading : undefined
}

/** The styles of those that begin with "opening-" stand in layouts.css. In an open one the picture stands clear of the text on a phone. */
function look(layout: OpeningLayout, hasForm: boolean): string {
  const looks: Record<OpeningLayout, string> = {
    cover: COVER,
    open: `${COVER} open`,
    split: `split bg-tint ${hasForm ? split.withForm : split.plain}`,
    centered: `${COVER} opening-centered`,
    framed: 'opening-framed',
    banner: 'opening-banner',
    plain: hasForm ? 'opening-plain' : 'opening-plain opening-title',
    words: 'opening-words',
    overlap: 'opening-overlap',
    collage: 'opening-collage',
    slides: 'opening-slides',
    row: 'opening-row',
    statement: 'opening-statement',
    block: 'opening-block ground-brand',
    corner: 'opening-corner',
    column: 'opening-column',
  }
  return looks[layout]
}

/** How wide the words over a picture are. Those of an open one beside a form leave some of it clear (openings.css). */
function wordsClass(layout: OpeningLayout, hasForm: boolean): string {
  if (layout === 'plain') return hasForm ? '' : 'title-words'
  if (layout === 'open' && hasForm) return 'lg:max-w-[36rem]'
  return (layout === 'cover' || layout === 'open') && !hasForm ? 'lg:max-w-[44rem]' : ''
}

function wrapClass(isSplit: boolean, hasForm: boolean): string {
  if (isSplit) return hasForm ? split.wrapWithForm : split.wrap
  return hasForm ? 'lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-16' : ''
}

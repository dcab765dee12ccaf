import { useContext } from 'react'
import { toneOfCall } from '../../renderer/common/call.ts'
import { layoutWith } from '../../renderer/common/layout-by-content.ts'
import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Framed, HALF_OF_SCREEN } from '../../renderer/html/components/Framed.tsx'
import { HeadingId } from '../../renderer/html/components/heading-id.ts'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { Section, toneClasses, useHeadingPlace } from '../../renderer/html/components/Section.tsx'
import type { CtaBlock } from '../../renderer/schema/types.generated.ts'

const layouts = { band: Band, large: Large, card: Card, line: Line, picture: Pictured }

/** What asks the visitor to act. */
export function Cta(block: CtaBlock) {
  const Layout = layouts[layoutWith(block.image, block.layout) ?? 'band']
  return <Layout {...block} tone={toneOfCall(block)} />
}

/** Whether words and buttons begin where lines do: headings are in the middle here unless the theme or the author says otherwise. */
function useIsLeft() {
  const place = useHeadingPlace()
  return place !== undefined && place !== 'centered'
}

/** A band from side to side, set in the middle unless headings begin at the left. */
function Band({ id, heading, text, actions, tone, image, veil, backdrop }: CtaBlock) {
  const isLeft = useIsLeft()
  return (
    <Section
      id={id}
      tone={tone}
      heading={heading}
      centred
      // A picture behind it is seen beside the words.
      isBeside={isLeft && !image && !backdrop}
      backdrop={image && { ...image, veil }}
      className={`cta ${isLeft ? '' : 'text-center'} [&_.section-head]:mb-[0.8rem] [&_p]:text-balance`}
    >
      {text && (
        <Markdown
          text={text}
          className={`rich-text ${isLeft ? 'max-w-[44rem]' : 'mx-auto'} mt-[0.8rem] text-lg text-muted`}
        />
      )}
      <Actions actions={actions} className={isLeft ? 'mt-7' : 'mt-7 justify-center'} />
    </Section>
  )
}

/** Letters of a heading that fill the page in the largest type, and of one that would be more than three lines of it. */
const SHORT = 14
const LONG = 44
const LONG_WORD = 14

function sizeOf(heading: string): string {
  if (heading.length > LONG || heading.split(/[\s-]/).some((word) => word.length > LONG_WORD)) return 'is-lengthy'
  return heading.length <= SHORT ? 'is-short' : ''
}

/** The heading over the whole width; under it the text, and at the end of that the first action as large words. */
function Large({ id, heading, text, actions, tone, image, veil }: CtaBlock) {
  return (
    <Section
      id={id}
      tone={tone}
      heading={heading}
      backdrop={image && { ...image, veil }}
      className={`layout-call-large ${sizeOf(heading)}`}
    >
      <div className="call-words">
        {text && <Markdown text={text} className="rich-text text-lg text-muted" />}
        <Actions actions={actions} look="link" />
      </div>
    </Section>
  )
}

/** A card on the page's ground. A light one has its own colors on a dark picture, too. */
function Card({ id, heading, text, actions, tone = 'plain' }: CtaBlock) {
  const colors = tone === 'dark' || tone === 'brand' ? '' : 'surface'
  const ground = tone === 'plain' ? 'edge bg-card' : toneClasses[tone]
  return (
    <Section id={id} heading={heading} hasOwnHead className="layout-call-card">
      <div className={`call-card rounded-card ${colors} ${ground}`}>
        <div>
          <Heading className="section-head">{heading}</Heading>
          {text && <Markdown text={text} className="rich-text mt-[0.8rem] text-muted" />}
        </div>
        <Actions actions={actions} />
      </div>
    </Section>
  )
}

/** One line between two others. */
function Line({ id, heading, text, actions, tone }: CtaBlock) {
  return (
    <Section id={id} tone={tone} heading={heading} hasOwnHead className="layout-call-line">
      <div className={`call-line ${useIsLeft() ? 'justify-between' : 'justify-center text-center'}`}>
        <Heading>{heading}</Heading>
        {text && <Markdown text={text} className="rich-text text-muted" />}
        <Actions actions={actions} look="link" />
      </div>
    </Section>
  )
}

/** A picture in one half of the screen. */
function Pictured({ id, heading, text, actions, tone, image, side }: CtaBlock) {
  return (
    <Section
      id={id}
      tone={tone}
      heading={heading}
      className={side === 'left' ? 'side-left layout-bleed' : 'layout-bleed'}
    >
      <div>
        {text && <Markdown text={text} className="rich-text mb-7 text-lg text-muted" />}
        <Actions actions={actions} />
      </div>
      {image && <Framed image={image} sizes={HALF_OF_SCREEN} />}
    </Section>
  )
}

function Heading({ className, children }: { className?: string; children: string }) {
  return (
    <h2 id={useContext(HeadingId)} className={className}>
      {children}
    </h2>
  )
}

import * as own from 'virtual:own-sections'
import { type ComponentType, Fragment } from 'react'
import { startOf } from '../schema/opening.ts'
import type { Block } from '../schema/types.generated.ts'
import { Band, type Banding } from './components/Band.ts'
import { OpeningEnd } from './components/OpeningEnd.tsx'
import { Times } from './components/Times.tsx'
import { usePage } from './context.ts'
import { groundsOf, isFooterDark } from './grounds.ts'
import * as components from './sections.ts'

type Sections = { [Type in Block['type']]: ComponentType<Extract<Block, { type: Type }>> }

/** A type that is missing there, or whose props disagree, does not compile. A project may add some, and replace any. */
const sections: Sections = { ...components, ...own }

/** The sections of a page, each by the component of its type. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  const opening = startOf(blocks.map(({ type }) => type))
  const { settings } = usePage().site
  return groundsOf(blocks, isFooterDark(settings)).map((block, index) => {
    const Section = sections[block.type] as ComponentType<Block>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once and never reordered
      <Fragment key={index}>
        <Times from={block.from} until={block.until}>
          <Band value={block as Banding}>
            <Section {...block} />
          </Band>
        </Times>
        {index === opening && <OpeningEnd />}
      </Fragment>
    )
  })
}

import { type ComponentType, Fragment } from 'react'
import { OpeningEnd } from './components/OpeningEnd.tsx'
import type { Block } from './content/types.generated.ts'
import { sections } from './sections.ts'

/** The sections of a page, each by the component of its type. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => {
    const Section = sections[block.type] as ComponentType<Block>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once and never reordered
      <Fragment key={index}>
        <Section {...block} />
        {index === 0 && <OpeningEnd />}
      </Fragment>
    )
  })
}

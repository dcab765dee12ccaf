import { layoutOf } from '../../renderer/common/layout-by-content.ts'
import { Actions } from '../../renderer/html/components/Actions.tsx'
import { columnsFor } from '../../renderer/html/components/columns.ts'
import { cardSizes, columnSizes, cutTo, type PictureRoom } from '../../renderer/html/components/Picture.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import type { CardsBlock } from '../../renderer/schema/types.generated.ts'
import { Card } from './Card.tsx'

/** The picture of a row is cut to a strip as high as the text: it is as wide as one that is not cut would be. */
const AS_HIGH_AS_TEXT = cutTo(columnSizes('54rem'), undefined, 16 / 10)

/** A circle or an arch is as narrow in a row as under one another on a phone. */
const SHAPED = columnSizes('14rem', '14rem', 57)

const pictureSizes = ['50rem', '37rem', '24rem', '18rem'].map((wide) => cardSizes(wide))

/** As large as the largest of unequal sizes; the widths of the others differ too little for pictures of their own. */
const LARGEST = cutTo(columnSizes('43rem', '70vw'), 1.1, 16 / 10)

/** As many columns as fit, and on a wide screen as many as the author wants. A numbered list has one unless told otherwise. */
function columnsOf(layout: CardsBlock['layout'], columns: number, isChosen: boolean): string {
  if (layout === 'rows') return 'grid-cols-1'
  if (layout === 'numbered') return `layout-numbered ${isChosen ? `numbered-columns ${columnsFor(columns, 4)}` : ''}`
  if (layout === 'mosaic' || layout === 'featured') return `grid-cols-1 layout-${layout}`
  const look = layout === 'pictures' ? 'layout-pictures ' : ''
  return `${look}grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] ${columnsFor(columns, 4)}`
}

/** Whether a single card fills the width. */
const isWide = (layout: CardsBlock['layout']) => ['rows', 'mosaic', 'numbered', 'featured'].includes(String(layout))

function sizesOf(layout: CardsBlock['layout'], columns: number, shape: CardsBlock['pictureShape']): PictureRoom {
  if (layout === 'rows' && (shape === 'round' || shape === 'arched' || shape === 'pointed'))
    return cutTo(SHAPED, shape === 'round' ? 1 : 4 / 5)
  if (layout === 'mosaic' || layout === 'featured') return LARGEST
  if (layout === 'numbered') return cardSizes('24rem')
  const room = (layout !== 'rows' && pictureSizes[columns - 1]) || AS_HIGH_AS_TEXT
  return layout === 'pictures' ? cutTo(room, 4 / 5) : room
}

/** Several things of one kind: services, values, materials, problems. */
export function Cards({ id, heading, intro, tone, columns: chosen, items, actions, ...block }: CardsBlock) {
  const layout = layoutOf('cards', block.layout, items, chosen)
  const columns = Math.min(chosen ?? 3, items.length)
  const sizes = sizesOf(layout, columns, block.pictureShape)
  const List = layout === 'numbered' ? 'ol' : 'ul'
  return (
    <Section
      id={id}
      tone={tone}
      heading={heading}
      intro={intro}
      isBeside={columns === 1 && !isWide(layout)}
      className="cards"
    >
      <List className={`grid gap-6 ${columnsOf(layout, columns, chosen !== undefined)}`}>
        {items.map((item) => (
          <Card key={item.title} item={item} layout={layout} sizes={sizes} onTint={tone === 'tint'} />
        ))}
      </List>
      <Actions actions={actions} className="mt-8" />
    </Section>
  )
}

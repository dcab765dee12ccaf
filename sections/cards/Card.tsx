import { ActionLink } from '../../renderer/html/components/Actions.tsx'
import { Icon } from '../../renderer/html/components/Icon.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import type { PictureRoom } from '../../renderer/html/components/Picture.tsx'
import { PictureCard } from '../../renderer/html/components/PictureCard.tsx'
import { TickList } from '../../renderer/html/components/TickList.tsx'
import type { CardsBlock } from '../../renderer/schema/types.generated.ts'
import { Details } from './Details.tsx'
import { rows } from './rows.tsx'

type Layout = NonNullable<CardsBlock['layout']>

interface CardProps {
  item: CardsBlock['items'][number]
  layout: Layout
  /** The room of the card's picture. */
  sizes: PictureRoom | string
  onTint: boolean
}

const RAISED = 'flex flex-1 flex-col gap-[0.7rem] p-[min(1.6rem,7vw)]'

const isFramed = (layout: Layout) => ['grid', 'rows', 'mosaic', 'featured'].includes(layout)

/** A number or a large picture stands in its place. */
const hasIcon = (layout: Layout, image: unknown) => layout !== 'numbered' && !(layout === 'pictures' && image)

/** How the words of a card are arranged. */
function bodyClass({ icon, image }: CardProps['item'], layout: Layout): string {
  if (layout === 'rows') return `${RAISED} ${image ? rows.besidePicture : rows.words}`
  if (layout === 'plain' || layout === 'pictures') return `flex flex-1 flex-col gap-[0.7rem] ${image ? 'pt-4' : ''}`
  if (layout === 'numbered') return image ? 'flex flex-col gap-[0.7rem]' : ''
  if (isFramed(layout)) return RAISED
  const columns = icon ? 'grid-cols-[3.2rem_minmax(0,1fr)] [&>*+*]:col-start-2' : 'grid-cols-1'
  return `grid flex-1 content-start gap-x-4 gap-y-[0.3rem] ${columns}`
}

/** One card; without a ground of its own it has the colours of the band on which it lies. */
export function Card({ item, layout, sizes, onTint }: CardProps) {
  const { title, icon, image, badge, text, details, list, link } = item
  const isRaised = isFramed(layout)
  const ground = onTint && !isRaised ? 'bg-paper' : 'bg-tint'
  const iconPlace = layout === 'compact' ? 'row-span-3 row-start-1' : ''
  return (
    <PictureCard
      image={image}
      sizes={sizes}
      isRaised={isRaised}
      className={layout === 'rows' ? `card ${rows.card}` : 'card'}
      pictureClassName={layout === 'rows' ? rows.picture : ''}
      bodyClassName={`${bodyClass(item, layout)} [&>.arrow-link]:mt-auto`}
    >
      {icon && hasIcon(layout, image) && (
        <Icon
          name={icon}
          className={`surface size-[3.2rem] rounded-[0.7rem] p-[0.725rem] text-accent ${ground} ${iconPlace}`}
        />
      )}
      <h3 className={layout === 'rows' && !image ? rows.title : undefined}>{title}</h3>
      {badge && <p className={`badge surface ${!isRaised && layout !== 'compact' ? ground : ''}`}>{badge}</p>}
      {text && <Markdown text={text} />}
      {details && <Details details={details} />}
      {list && <TickList items={list} />}
      {link && <ActionLink action={link} look={link.look ?? 'link'} />}
    </PictureCard>
  )
}

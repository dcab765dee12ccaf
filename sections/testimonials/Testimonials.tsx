import { directionOf } from '../../renderer/common/direction.ts'
import { layoutOf } from '../../renderer/common/layout-by-content.ts'
import { Section } from '../../renderer/html/components/Section.tsx'
import { usePage } from '../../renderer/html/context.ts'
import { Island } from '../../renderer/html/islands/Island.tsx'
import { fillCount } from '../../renderer/languages/index.ts'
import type { TestimonialsBlock } from '../../renderer/schema/types.generated.ts'
import { Card } from './Card.tsx'
import { Island as Carousel } from './Testimonials.island.tsx'

/**
 * What customers say. The cards of a carousel scroll sideways by themselves; once touched, they loop. Otherwise they are
 * a list.
 */
export function Testimonials({ id, heading, intro, tone, items, ...block }: TestimonialsBlock) {
  const { settings, words } = usePage().site
  const { label, role, ...controls } = words.carousel
  const direction = directionOf(settings.language)
  const props = { words: controls, names: items.map(({ name }) => name), ...(direction === 'rtl' && { direction }) }
  const region = {
    'aria-roledescription': role,
    'aria-label': fillCount(label, items.length, settings.language, { heading }),
  }
  const layout = layoutOf('testimonials', block.layout, items)
  const cards = items.map((item, index) => (
    <Card key={item.name} {...item} layout={layout === 'quote' && index > 0 ? 'wall' : layout} />
  ))
  if (layout !== 'carousel')
    return (
      <Section id={id} tone={tone} heading={heading} intro={intro} centred className="testimonials">
        <ul className={`layout-${layout} ${isLong(items[0]) ? 'is-lengthy' : ''}`}>{cards}</ul>
      </Section>
    )
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} centred className="testimonials">
      <Island
        name="testimonials"
        component={Carousel}
        props={props}
        className={`carousel ${fitsFrom(items.length)}`}
        region={region}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by the keyboard, and who stands on it stays there */}
        <div className="carousel-cards" tabIndex={0}>
          <ul>{cards}</ul>
        </div>
      </Island>
    </Section>
  )
}

/** Words that would fill a screen if they were set very large. */
const isLong = (item?: TestimonialsBlock['items'][number]) => item !== undefined && item.content.length > 260

/** Two or three cards fit beside one another on a wide screen, where there is nothing to turn to then. */
function fitsFrom(amount: number): string {
  if (amount === 2) return 'md:[&_.carousel-controls]:hidden xl:[&_li]:basis-1/2'
  return amount === 3 ? 'xl:[&_.carousel-controls]:hidden' : ''
}

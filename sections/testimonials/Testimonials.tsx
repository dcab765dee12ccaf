import { fillCount } from '../../renderer/library/words/index.ts'
import { Section } from '../../renderer/page/components/Section.tsx'
import { usePage } from '../../renderer/page/context.ts'
import { Island } from '../../renderer/page/islands/Island.tsx'
import type { TestimonialsBlock } from '../../renderer/schema/types.generated.ts'
import { Island as Carousel } from './Testimonials.island.tsx'

/** What customers say. The cards scroll sideways by themselves; once touched, they are a carousel that loops. */
export function Testimonials({ id, heading, intro, tone, items }: TestimonialsBlock) {
  const { settings, words } = usePage().site
  const { label, ...others } = words.carousel
  const props = {
    label: fillCount(label, items.length, settings.language, { heading }),
    words: { ...others, rating: words.stars.rating },
    items,
  }
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} centred className="testimonials">
      <Island name="testimonials" component={Carousel} props={props} />
    </Section>
  )
}

import { Section } from '../../renderer/page/components/Section.tsx'
import { Island } from '../../renderer/page/islands/Island.tsx'
import type { TestimonialsBlock } from '../../renderer/schema/types.generated.ts'
import { Island as Carousel } from './Testimonials.island.tsx'

/** What customers say. The cards scroll sideways by themselves; once touched, they are a carousel that loops. */
export function Testimonials({ id, heading, intro, tone, items }: TestimonialsBlock) {
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro} centred className="testimonials">
      <Island
        name="testimonials"
        component={Carousel}
        props={{ label: `${heading} (${items.length} reviews)`, items }}
      />
    </Section>
  )
}

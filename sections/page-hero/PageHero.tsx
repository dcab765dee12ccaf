import { Actions } from '../../renderer/html/components/Actions.tsx'
import { Breadcrumbs } from '../../renderer/html/components/Breadcrumbs.tsx'
import { FormCard } from '../../renderer/html/components/FormCard.tsx'
import { Markdown } from '../../renderer/html/components/Markdown.tsx'
import { Opening } from '../../renderer/html/components/Opening.tsx'
import { OwnAnchor } from '../../renderer/html/components/OwnAnchor.tsx'
import type { PageHeroBlock } from '../../renderer/schema/types.generated.ts'

/** The opening of a page. The anchor "estimate" is its form. */
export function PageHero(block: PageHeroBlock) {
  const { id, layout, eyebrow, heading, subtitle, text, actions, image, pictures } = block
  const { form, formHeading, serviceType, formNote } = block
  return (
    <Opening
      layout={layout}
      eyebrow={eyebrow}
      wordsPlace={block.wordsPlace}
      veil={block.veil}
      heading={heading}
      text={text}
      image={image}
      film={block.film}
      pictures={pictures}
      type="page-hero"
      id={form ? undefined : id}
      anchor={form && <OwnAnchor id={id} always={['estimate']} />}
      trail={<Breadcrumbs />}
      form={
        form &&
        formHeading && (
          <FormCard id="estimate" heading={formHeading} form={form} serviceType={serviceType} note={formNote} />
        )
      }
      className="pb-12 lg:pt-10 lg:pb-16"
    >
      {subtitle && <p className="text-[1.3rem] leading-snug font-semibold text-balance">{subtitle}</p>}
      {text && <Markdown text={text} className="rich-text max-w-[36rem] text-[1.15rem]" />}
      <Actions actions={actions} />
    </Opening>
  )
}

import { layoutWith } from '../../renderer/common/layout-by-content.ts'
import { hasSteps } from '../../renderer/forms/steps.ts'
import { Framed } from '../../renderer/html/components/Framed.tsx'
import { columnSizes, cutTo } from '../../renderer/html/components/Picture.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { SiteForm } from '../../renderer/html/components/SiteForm.tsx'
import { usePage } from '../../renderer/html/context.ts'
import type { FormBlock } from '../../renderer/schema/types.generated.ts'
import { columnsOf } from './wide.ts'

/** As high as the form beside it, on a phone a strip over that. */
const BESIDE_FORM = cutTo(columnSizes('50vw', undefined, 100), 0.8, 2)

/** A form of its own: in one centred column, with its introduction or a picture beside it, or its fields side by side. */
export function Form({ id, heading, intro, tone, form, serviceType, formNote, image, side, ...block }: FormBlock) {
  const fields = usePage().site.forms[form]?.fields ?? []
  const chosen = layoutWith(image, block.layout) ?? 'centred'
  const layout = chosen === 'wide' && hasSteps(fields) ? 'centred' : chosen
  const looks = {
    centred: '[&_.section-head]:max-w-[36rem]',
    split: 'form-split',
    wide: `layout-form-wide ${columnsOf(fields)}`,
    picture: `form-pictured ${side === 'left' ? 'side-left ' : ''}layout-bleed`,
  }
  return (
    <Section
      id={id}
      tone={tone}
      heading={heading}
      intro={intro}
      centred={layout === 'centred'}
      isBeside={layout === 'split' && 'always'}
      className={`form-section ${looks[layout]}`}
    >
      <div className={`form-card surface ${layout === 'centred' ? 'mx-auto max-w-[36rem]' : ''}`}>
        <SiteForm name={form} serviceType={serviceType} note={formNote} />
      </div>
      {layout === 'picture' && image && <Framed image={image} sizes={BESIDE_FORM} />}
    </Section>
  )
}

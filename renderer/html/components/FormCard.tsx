import { useId } from 'react'
import { HeadingId } from './heading-id.ts'
import { SiteForm } from './SiteForm.tsx'

interface FormCardProps {
  /** For links that jump to the form. */
  id?: string
  /** For what else the heading names. */
  headingId?: string
  heading: string
  form: string
  serviceType?: string | undefined
  note?: string | undefined
  /** "aside" where it stands beside what the page is about. */
  as?: 'section' | 'aside'
  className?: string
}

/** A form on a raised card with its own heading. */
export function FormCard({ id, headingId: given, heading, form, serviceType, note, ...frame }: FormCardProps) {
  const { as: Frame = 'section', className = '' } = frame
  const own = useId()
  const headingId = given ?? own
  return (
    <Frame id={id} className={`form-card surface ${className}`} aria-labelledby={headingId}>
      <h2 id={headingId} className="form-card-heading">
        {heading}
      </h2>
      <HeadingId value={headingId}>
        <SiteForm name={form} serviceType={serviceType} note={note} />
      </HeadingId>
    </Frame>
  )
}

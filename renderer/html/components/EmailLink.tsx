import { Fragment } from 'react'
import { emailParts } from '../email.ts'

/** A link that writes a mail. Where the address does not fit into a line it breaks between its parts. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`}>
      {emailParts(email).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Parts of one text.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  )
}

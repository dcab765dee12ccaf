/** A link that writes a mail. Where the address does not fit into a line it breaks before its "@". */
export function EmailLink({ email }: { email: string }) {
  const [name, host] = email.split('@')
  return (
    <a href={`mailto:${email}`}>
      {name}
      <wbr />@{host}
    </a>
  )
}

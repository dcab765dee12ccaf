/** YAML with a button that copies it as it stands under "blocks:" of a page. */
export function Copyable({ title, text, isShort = false }: { title: string; text: string; isShort?: boolean }) {
  return (
    <section className={isShort ? 'copyable is-short' : 'copyable'} aria-label={`YAML of ${title}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <button type="button" className="button button-secondary" data-copy>
        Copy<span className="visually-hidden"> {title}</span>
      </button>
    </section>
  )
}

/**
 * The picture of an example: its own page, live, drawn smaller. Not a screenshot: it needs no browser to make, cannot
 * be out of date, and shows the colours of the site and the visitor's choice of light or dark.
 */
export function Shot({ title, href }: { title: string; href: string }) {
  return (
    <div className="shot">
      <div className="shot-frame" data-shot>
        <iframe src={href} title={title} loading="lazy" inert />
      </div>
      <a href={href} target="_blank" rel="noopener">
        Open in full size<span className="visually-hidden">: {title} (in a new tab)</span>
      </a>
    </div>
  )
}

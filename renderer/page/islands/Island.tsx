import { type ComponentType, createElement, type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { safeJson } from '../../library/safe-json.ts'

interface IslandProps<Props extends object> {
  /** Its folder in sections/, or in components/ where several sections have it: <name>/<Name>.island.tsx. */
  name: string
  component: ComponentType<Props>
  /** Must survive JSON: the browser reads them from the page. */
  props: Props
  className?: string
  /** Under which name the browser keeps what was typed: where it does, the part comes to life at once. */
  draft?: string | undefined
  /** Whether it answers what the address of the page asks for, such as "?q=": where that does, it comes to life at once. */
  readsQuery?: boolean
  /** Stands before the part that comes to life, and stays as it is; a touch of it brings that part to life. */
  children?: ReactNode
}

/**
 * An interactive part of a page, whose code the browser loads at the first touch or focus. It is rendered on its own,
 * because ids made inside the page's tree would not match those that React makes when it hydrates the part alone.
 */
export function Island<Props extends object>({
  name,
  component,
  props,
  className,
  draft,
  readsQuery,
  children,
}: IslandProps<Props>) {
  const identifierPrefix = useId().replace(/\W/g, '')
  const html = renderToString(createElement(component, props), { identifierPrefix })
  const json = safeJson(props)
  return (
    <div
      data-island={name}
      data-prefix={identifierPrefix}
      data-draft={draft}
      data-query={readsQuery || undefined}
      className={className}
    >
      {children}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React made this markup a line above */}
      <div data-island-root dangerouslySetInnerHTML={{ __html: html }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped cannot end the element */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </div>
  )
}

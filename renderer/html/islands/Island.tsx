import { type AriaAttributes, type ComponentType, createElement, type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'

interface IslandProps<Props extends object> {
  /** Its folder in sections/, or in components/ where several sections have it: <name>/<Name>.island.tsx. */
  name: string
  component: ComponentType<Props>
  /** Must survive JSON: the browser reads them from the page. */
  props: Props
  /** Where the browser reads the props that many pages have in common, which are among those above. */
  shared?: { address: string; names: readonly string[] } | undefined
  className?: string
  /** What it is to a screen reader, where it is a region of its own. */
  region?: AriaAttributes | undefined
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
  shared,
  className,
  region,
  draft,
  readsQuery,
  children,
}: IslandProps<Props>) {
  const identifierPrefix = useId().replace(/^_R_|\W|_$/g, '')
  const html = renderToString(createElement(component, props), { identifierPrefix })
  const own = shared ? Object.fromEntries(Object.entries(props).filter(([key]) => !shared.names.includes(key))) : props
  const attributes = {
    'data-island': name,
    'data-prefix': identifierPrefix,
    'data-props': JSON.stringify(own),
    'data-shared': shared?.address,
    'data-draft': draft,
    'data-query': readsQuery || undefined,
    className,
    ...region,
  }
  // React made this markup a few lines above.
  const markup = { dangerouslySetInnerHTML: { __html: html } }
  const Frame = region ? 'section' : 'div'
  if (!children) return <Frame {...attributes} {...markup} />
  return (
    <Frame {...attributes}>
      {children}
      <div data-island-root {...markup} />
    </Frame>
  )
}

declare module 'virtual:page-script' {
  /** What every page does by script before it is painted, as the text of a <script>. */
  const text: string
  export default text
}

declare module 'virtual:page-sources' {
  const sources: Record<string, { imports: string[]; words: string[] }>
  export default sources
}

declare module 'virtual:own-sections' {
  /** Components of the project's own, by section type: those of its own types, and those that take the place of others. */
  const sections: Record<string, import('react').ComponentType<never>>
  export = sections
}

declare module 'virtual:own-styles' {
  /** The style sheets of own sections, as pages get them and as they are written. */
  export const inline: string[]
  export const raw: string[]
}

declare module 'virtual:page-script' {
  /** What every page does by script before it is painted, as the text of a <script>. */
  const text: string
  export default text
}

declare module 'virtual:page-sources' {
  const sources: Record<string, { imports: string[]; words: string[] }>
  export default sources
}

/** The little of it that is used here; the package brings no types. */
declare module 'sanitize-html' {
  interface Tag {
    tagName: string
    attribs: Record<string, string>
  }

  interface Options {
    allowedTags: readonly string[]
    allowedAttributes: Record<string, readonly string[]>
    disallowedTagsMode: 'completelyDiscard'
    allowVulnerableTags: boolean
    selfClosing: readonly string[]
    parser: { xmlMode: boolean }
    parseStyleAttributes: boolean
    transformTags: Record<string, (tagName: string, attribs: Record<string, string>) => Tag>
    exclusiveFilter: (frame: { tag: string; text: string }) => boolean
    nestingLimit: number
  }

  export default function sanitizeHtml(text: string, options: Options): string
}

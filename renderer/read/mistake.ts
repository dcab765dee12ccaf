/** A mistake in the YAML itself. Offsets count from the start of the file; `first` is where a repeated key stood before. */
export interface SyntaxMistake {
  code: string
  start: number
  end: number
  /** Where the part of the file begins that cannot be read for it. */
  from: number
  detail: string
  first?: number
  /** Where the group ends of which nothing else is worth judging. */
  spoilt?: number
  /** More of the same follows it. */
  more?: boolean
  /** The keys and values of a section that has lost its first line. */
  lost?: Record<string, unknown>
  /** The author may have meant it: a warning, and tools may write the file. */
  doubt?: true
}

/** One slip of an editor's hand in the real pages.yaml, and what the check must say of it. */
export interface Mistake {
  name: string
  /** The page in which `before` is looked for; the whole file when absent. */
  page?: string
  before: string
  after: string
  code: string
  /** Words on the line that the problem must point at; the first changed line when absent. */
  at?: string
  /** Words that the hint must hold: the way out. */
  hint: string
}

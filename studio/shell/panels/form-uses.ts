import type { FormUse } from '../../server/form-uses.ts'
import { keyInWords } from '../form/labels.ts'
import { useAsked } from '../store/asked.ts'
import { useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'

type Uses = Record<string, FormUse>

/** Where visitors meet the forms, and under which words; undefined until that is known. */
export function useForms(): Uses | undefined {
  const version = useStudio((state) => state.overview?.version)
  return useAsked<Uses>('form-uses', {}, { of: version })
}

/** What a form is called: what visitors read over it. */
export const formTitle = (name: string, uses: Uses = {}) => uses[name]?.heading ?? keyInWords(name)

/** On which pages a form stands, for people who look for it. */
export function pagesInWords({ pages = [] }: Partial<FormUse> = {}): string {
  const [first, second, ...others] = pages.map(({ title }) => title)
  if (first === undefined) return words.onNoPage
  const named = second === undefined ? first : `${first}, ${second}`
  return fill(words.formOn, { pages: named, count: others.length })
}

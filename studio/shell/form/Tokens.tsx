import { openAt } from '../store/go.ts'
import { useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'

/** What the words in braces of a text stand for, and the way to where each is written once. */
export function Tokens({ text }: { text: string }) {
  const known = useStudio((state) => state.names?.words)
  const used = known?.filter(({ name }) => text.includes(`{${name}}`)) ?? []
  return used.map(({ name, value, path }) => (
    <p key={name} className="token">
      <code>{`{${name}}`}</code> <span>{fill(words.stands, { value })}</span>
      <button type="button" className="link-button" onClick={() => openAt(path)}>
        {words.changeThere}
      </button>
    </p>
  ))
}

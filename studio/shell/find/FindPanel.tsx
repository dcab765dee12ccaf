import { useEffect, useRef, useState } from 'react'
import type { Sought } from '../../edit/found-words.ts'
import type { Hits } from '../../server/find.ts'
import { useAsked } from '../store/asked.ts'
import { useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'
import { FoundList } from './FoundList.tsx'
import { highlight } from './highlight.ts'
import { replaceAt } from './replace.ts'

/** Stays when the list of pages is looked at in between. */
let latest: { sought: Sought; to: string } = { sought: { words: '', matchCase: false, wholeWords: false }, to: '' }

/** Looks for words in all texts of the site, and puts others in their place. */
export function FindPanel() {
  const [{ sought, to }, setAsked] = useState(latest)
  const field = useRef<HTMLInputElement>(null)
  const version = useStudio((state) => state.overview?.version)
  const { words: typed, matchCase, wholeWords } = sought
  const query = { words: typed, matchCase: String(matchCase), wholeWords: String(wholeWords) }
  const answer = useAsked<Hits>('find', query, { of: version, quietMs: 120, failed: none })
  const hits = typed.trim() === '' ? undefined : answer
  const set = (part: Partial<Sought>, other = to) => {
    latest = { sought: { ...sought, ...part }, to: other }
    setAsked(latest)
  }
  useEffect(() => field.current?.select(), [])
  useEffect(() => highlight({ words: typed, matchCase, wholeWords }), [typed, matchCase, wholeWords])
  return (
    <section className="find stack" aria-label={words.find}>
      <h2>{words.find}</h2>
      <input
        ref={field}
        type="search"
        maxLength={200}
        value={typed}
        placeholder={words.findWords}
        aria-label={words.findWords}
        onChange={({ target }) => set({ words: target.value })}
      />
      <div className="find-ways">
        <Way label={words.findCase} isOn={matchCase} onClick={() => set({ matchCase: !matchCase })} />
        <Way label={words.findWhole} isOn={wholeWords} onClick={() => set({ wholeWords: !wholeWords })} />
      </div>
      <input
        type="text"
        value={to}
        placeholder={words.findTo}
        aria-label={words.findTo}
        onChange={({ target }) => set({}, target.value)}
      />
      <p className="find-count" role="status">
        {hits ? fill(words.findCount, { count: hits.count }) : words.findNote}
      </p>
      {hits && hits.count > 0 && (
        <>
          <button
            type="button"
            className="button is-wide"
            disabled={to === ''}
            onClick={() => replaceAt(sought, to, { path: [] })}
          >
            {fill(words.replaceAll, { count: hits.count })}
          </button>
          <FoundList hits={hits} sought={sought} to={to} />
        </>
      )}
    </section>
  )
}

const none: Hits = { hits: [], count: 0, counts: [] }

function Way({ label, isOn, onClick }: { label: string; isOn: boolean; onClick: () => void }) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onClick}>
      {label}
    </button>
  )
}

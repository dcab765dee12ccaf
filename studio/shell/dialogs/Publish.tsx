import { type FormEvent, useState } from 'react'
import type { Overview } from '../../server/overview.ts'
import type { Publication } from '../../server/publication.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Icon } from '../parts/Icon.tsx'
import { useAsked } from '../store/asked.ts'
import { openProblem } from '../store/go.ts'
import { takeOver } from '../store/start.ts'
import { change, sayDone, useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'
import { valueInWords } from './Conflicts.tsx'

/** What will change for visitors, and the button that does it; or what keeps the site from being published, and what helps. */
export function Publish() {
  const version = useStudio((state) => state.overview?.version)
  const notice = useStudio((state) => state.notice)
  const left = useStudio((state) => state.overview?.yours.open ?? 0)
  const [tries, setTries] = useState(0)
  const [doing, setDoing] = useState<string>()
  const [folder, setFolder] = useState<string>()
  const publication = useAsked<Publication>('publication', {}, { of: `${version} ${tries}` })
  if (!publication) return null
  const { lacks, changes, conflicts, ahead, to, guide } = publication
  const run = async (name: string, said: string, body?: unknown) => {
    change({ notice: undefined })
    setDoing(said)
    const done = await takeOver<Overview & { made?: string }>(name, body)
    setDoing(undefined)
    setTries(tries + 1)
    return done
  }
  const publish = async (name: string, body?: unknown) => {
    if (!(await run(name, words.publishingNow, body))) return
    change({ dialog: undefined })
    sayDone(words.publishedNow)
  }
  const isDone = changes.length === 0 && ahead === 0
  return (
    <Dialog title={words.publish}>
      {notice && !notice.isGood && (
        <p className="publish-refused" role="alert">
          <Icon name="error" />
          <span>
            <strong>{notice.message}.</strong> {notice.hint}
          </span>
        </p>
      )}
      {lacks ? (
        <div className="stack">
          <p>{words[`publishLacks.${lacks}`]}</p>
          <p className="help">{fill(words.publishGuide, { guide })}</p>
          <h3>{words.publishByHand}</h3>
          <p>{words.publishByHandNote}</p>
          {folder && (
            <p className="publish-made">
              {words.madePages} <code>{folder}</code>
            </p>
          )}
          <button
            type="button"
            className="button is-primary"
            disabled={doing !== undefined}
            onClick={async () => setFolder((await run('make-pages', words.makingPages))?.made)}
          >
            {words.makePages}
          </button>
        </div>
      ) : conflicts.length > 0 ? (
        <Both
          conflicts={conflicts}
          isBusy={doing !== undefined}
          onChoose={(chosen) => publish('publish-chosen', chosen)}
        />
      ) : (
        <div className="stack">
          <p className="help">{fill(words.publishTo, { place: to ?? '' })}</p>
          {left > 0 && (
            <p className="publish-left">
              <Icon name="warning" />
              <span>
                {fill(words.yoursLeft, { count: left })}.{' '}
                <button
                  type="button"
                  className="link-button"
                  onClick={() => change({ dialog: undefined, tab: 'yours', view: 'outline' })}
                >
                  {words.yoursShow}
                </button>
              </span>
            </p>
          )}
          {isDone ? <p>{words.publishNothing}</p> : changes.length > 0 && <h3>{words.publishChanges}</h3>}
          <ul className="choices">
            {changes.map(({ words: said, path }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two changes may read the same
              <li key={index} className="change">
                {path ? (
                  <button type="button" onClick={() => openProblem(path)}>
                    {said}
                  </button>
                ) : (
                  <span>{said}</span>
                )}
              </li>
            ))}
          </ul>
          {ahead > 0 && <p className="help">{fill(words.publishAhead, { count: ahead })}</p>}
          <button
            type="button"
            className="button is-primary"
            disabled={isDone || doing !== undefined}
            onClick={() => publish('publish')}
          >
            {words.publishNow}
          </button>
        </div>
      )}
      <p className="help" role="status">
        {doing}
      </p>
    </Dialog>
  )
}

interface BothProps {
  conflicts: Publication['conflicts']
  isBusy: boolean
  onChoose: (chosen: Record<string, string>) => void
}

/** Both sides of each place that somebody else has changed as well, of which one is chosen. */
function Both({ conflicts, isBusy, onChoose }: BothProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)]
    onChoose(Object.fromEntries(given.map(([id, side]) => [id, String(side)])))
  }
  return (
    <form className="stack" onSubmit={submit}>
      <h3>{words.publishBoth}</h3>
      <p>{words.publishBothNote}</p>
      {conflicts.map(({ id, where, isFile, ...both }) => (
        <fieldset key={id} className="publish-both">
          <legend>{where}</legend>
          {(['ours', 'theirs'] as const).map((side) => (
            <label key={side} className="check">
              <input type="radio" name={id} value={side} required />
              <span>
                <strong>{side === 'ours' ? words.yours : words.theirs}</strong>{' '}
                {isFile && both[side] !== undefined ? words.publishWhole : valueInWords(both[side])}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <button type="submit" className="button is-primary" disabled={isBusy}>
        {words.publishChosen}
      </button>
    </form>
  )
}

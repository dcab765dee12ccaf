import { type FormEvent, useState } from 'react'
import type { Overview } from '../../server/overview.ts'
import type { Publication } from '../../server/publication.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Icon } from '../parts/Icon.tsx'
import { useAskedNow } from '../store/asked.ts'
import { openProblem } from '../store/go.ts'
import { takeOver } from '../store/start.ts'
import { change, sayDone, useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'
import { valueInWords } from './Conflicts.tsx'

/** What will change for visitors, and the button that does it; or what keeps the site from being published, and what helps. */
export function Publish() {
  const version = useStudio((state) => state.overview?.version)
  const notice = useStudio((state) => state.notice)
  const [tries, setTries] = useState(0)
  const [doing, setDoing] = useState<string>()
  const [folder, setFolder] = useState<string>()
  const asked = useAskedNow<Publication>('publication', {}, { of: `${version} ${tries}` })
  // What was said before somebody pressed the button stays, without one, until that is done; then it is not true any more.
  const publication = asked.isCurrent || doing !== undefined ? asked.answer : undefined
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
    const { site } = publication ?? {}
    sayDone(
      words.publishedNow,
      site === undefined ? undefined : { label: words.lookAtIt, go: () => void open(site, '_blank', 'noopener') },
    )
  }
  const make = async () => setFolder((await run('make-pages', words.makingPages))?.made)
  return (
    <Dialog title={words.publish}>
      {notice && !notice.isGood && (
        <p className="callout is-error publish-refused" role="alert">
          <Icon name="error" />
          <span>
            <strong>{notice.message}.</strong> {notice.hint}
          </span>
        </p>
      )}
      {publication && <Standing {...{ publication, folder, isBusy: doing !== undefined, publish, make }} />}
      <p className="help" role="status">
        {doing ?? (publication ? '' : words.lookingWhat)}
      </p>
    </Dialog>
  )
}

interface StandingProps {
  publication: Publication
  /** Where the pages are that were made here. */
  folder: string | undefined
  isBusy: boolean
  publish: (name: string, body?: unknown) => void
  make: () => void
}

/** How the site stands to what visitors see, and what can be done about it. */
function Standing({ publication, folder, isBusy, publish, make }: StandingProps) {
  const left = useStudio((state) => state.overview?.yours.open ?? 0)
  const { lacks, reason, changes, conflicts, ahead, to, site, guide } = publication
  if (conflicts.length > 0)
    return <Both {...{ conflicts, isBusy }} onChoose={(chosen) => publish('publish-chosen', chosen)} />
  if (lacks || reason)
    return (
      <div className="stack">
        <p>{lacks ? words[`publishLacks.${lacks}`] : reason}</p>
        <p className="help">{fill(words.publishGuide, { guide })}</p>
        <h3>{words.publishByHand}</h3>
        <p>{words.publishByHandNote}</p>
        {folder && (
          <p className="publish-made">
            {words.madePages} <code>{folder}</code>
          </p>
        )}
        <button type="button" className="button is-primary" disabled={isBusy} onClick={make}>
          {words.makePages}
        </button>
      </div>
    )
  const isDone = changes.length === 0 && ahead === 0
  return (
    <div className="stack">
      <p className="help">
        {site && (
          <>
            {words.publishSeenAt}{' '}
            <a href={site} target="_blank" rel="noreferrer">
              {site.replace(/^https?:\/\/|\/$/g, '')}
            </a>
            .{' '}
          </>
        )}
        {to && `${fill(words.publishTo, { host: to.host ?? 'none', name: to.name })}.`}
      </p>
      {left > 0 && (
        <p className="callout">
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
        disabled={isDone || isBusy}
        onClick={() => publish('publish')}
      >
        {words.publishNow}
      </button>
    </div>
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

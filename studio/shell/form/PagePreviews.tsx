import type { SharePreview } from '../../server/share-preview.ts'
import { useAsked } from '../store/asked.ts'
import { type Names, useStudio } from '../store/state.ts'
import { fill, siteAddress, words } from '../words/index.ts'

/** Longer titles and descriptions are cut in lists of results. */
const best = { title: [30, 60], description: [50, 170] } as const
/** Networks cut later or earlier than one another; most show so much. */
const sharedBest = { title: [20, 70], description: [50, 200] } as const

interface ResultProps {
  title: string
  description: string
  route: string
}

/** The page as search engines list it. */
export function SearchResult({ title, description, route }: ResultProps) {
  const settings = useStudio((state) => state.names?.words)
  const host = hostIn(settings)
  return (
    <section className="search-result" aria-label={words.searchResult}>
      <p className="result-over">{words.searchResult}</p>
      <p className="result-address">{host && host + (route === '/' ? '' : route.replaceAll('/', ' › '))}</p>
      <p className="result-title">{filled(title, settings)}</p>
      <p className="result-text">{filled(description, settings)}</p>
      <Length name={words.title} count={filled(title, settings).length} limits={best.title} />
      <Length name={words.description} count={filled(description, settings).length} limits={best.description} />
    </section>
  )
}

type Settings = Names['words'] | undefined

const filled = (text: string, settings: Settings) =>
  text.replaceAll(/\{([\w.-]+)\}/g, (written, name) => settings?.find((word) => word.name === name)?.value ?? written)

const hostIn = (settings: Settings) =>
  (settings?.find(({ name }) => name === 'url')?.value ?? '').replace(/^https?:\/\//, '')

/** Drawing takes the server's time, of which the page in the frame needs the first. */
const QUIET_MS = 700

/**
 * The page as networks and messengers show it, with the picture that is drawn for it. Until it has come the card takes
 * its place: a field below that somebody is about to press, or that has the focus, must not move away.
 */
export function SharedResult({ title, description, route }: ResultProps) {
  const settings = useStudio((state) => state.names?.words)
  const shown = useStudio((state) => state.overview?.shown)
  const preview = useAsked<SharePreview>('share-preview', { route }, { of: shown, quietMs: QUIET_MS })
  const known = { title: filled(title, settings), description: filled(description, settings), host: hostIn(settings) }
  const card: SharePreview = preview ?? known
  return (
    <section className="search-result share-result" aria-label={words.shareResult}>
      <p className="result-over">{words.shareResult}</p>
      <div className="share-card">
        {(card.picture || !preview) && (
          <div className="share-picture">
            {card.picture && <img src={siteAddress(card.picture)} alt="" width={1200} height={630} />}
          </div>
        )}
        <div className="share-words">
          <p className="result-address">{card.host}</p>
          <p className="share-title">{card.title}</p>
          <p className="result-text">{card.description}</p>
        </div>
      </div>
      <Length name={words.title} count={card.title.length} limits={sharedBest.title} />
      <Length name={words.description} count={card.description.length} limits={sharedBest.description} />
    </section>
  )
}

interface LengthProps {
  name: string
  count: number
  limits: readonly [number, number]
}

function Length({ name, count, limits: [least, most] }: LengthProps) {
  const isGood = count >= least && count <= most
  return (
    <p className={isGood ? 'result-length' : 'result-length is-off'}>
      {name}: {fill(words.length, { count, least, most })}
    </p>
  )
}

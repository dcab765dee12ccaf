import { useEffect, useState } from 'react'
import type { SharePreview } from '../../server/share-preview.ts'
import { ask } from '../store/api.ts'
import { useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'

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
  const filled = (text: string) =>
    text.replaceAll(/\{([\w.-]+)\}/g, (written, name) => settings?.find((word) => word.name === name)?.value ?? written)
  const host = settings?.find(({ name }) => name === 'url')?.value ?? ''
  return (
    <section className="search-result" aria-label={words.searchResult}>
      <p className="result-over">{words.searchResult}</p>
      <p className="result-address">
        {host.replace(/^https?:\/\//, '') + (route === '/' ? '' : route.replaceAll('/', ' › '))}
      </p>
      <p className="result-title">{filled(title)}</p>
      <p className="result-text">{filled(description)}</p>
      <Length name={words.title} count={filled(title).length} limits={best.title} />
      <Length name={words.description} count={filled(description).length} limits={best.description} />
    </section>
  )
}

/** Drawing takes the server's time, of which the page in the frame needs the first. */
const QUIET_MS = 700

/** The page as networks and messengers show it, with the picture that is drawn for it. */
export function SharedResult({ route }: { route: string }) {
  const shown = useStudio((state) => state.overview?.shown)
  const [preview, setPreview] = useState<SharePreview>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server has another page now
  useEffect(() => {
    const load = () => ask<SharePreview>('share-preview', { route }).then(setPreview, () => {})
    const timer = setTimeout(load, QUIET_MS)
    return () => clearTimeout(timer)
  }, [route, shown])
  if (!preview) return null
  const { title, description, host, picture } = preview
  return (
    <section className="search-result share-result" aria-label={words.shareResult}>
      <p className="result-over">{words.shareResult}</p>
      <div className="share-card">
        {picture && <img src={picture} alt="" width={1200} height={630} />}
        <div>
          <p className="result-address">{host}</p>
          <p className="share-title">{title}</p>
          <p className="result-text">{description}</p>
        </div>
      </div>
      <Length name={words.title} count={title.length} limits={sharedBest.title} />
      <Length name={words.description} count={description.length} limits={sharedBest.description} />
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
      {name}: {words.length(count, least, most)}
    </p>
  )
}

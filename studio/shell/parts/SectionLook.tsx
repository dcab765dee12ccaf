import { useEffect, useState } from 'react'
import { ask } from '../store/api.ts'
import { useStudio } from '../store/state.ts'
import { LivePicture } from './LivePicture.tsx'

interface SectionLookProps {
  route: string
  index: number
  title: string
  /** A field of the section, and the value with which it is drawn. */
  choice?: { key: string; value: unknown }
}

const QUIET_MS = 400

/** A section of a page as the draft has it, or as it would be with a choice: small, and up to date. */
export function SectionLook({ route, index, title, choice }: SectionLookProps) {
  const shown = useStudio((state) => state.overview?.shown)
  const [isSeen, setSeen] = useState(false)
  const [html, setHtml] = useState<string>()
  const query = JSON.stringify({
    route,
    index: String(index),
    ...(choice && { key: choice.key, value: JSON.stringify(choice.value) }),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server has another page now
  useEffect(() => {
    if (!isSeen) return
    const timer = setTimeout(
      () => {
        ask<{ html: string }>('look', JSON.parse(query)).then(
          ({ html: made }) => setHtml(made),
          () => {},
        )
      },
      html === undefined ? 0 : QUIET_MS,
    )
    return () => clearTimeout(timer)
  }, [isSeen, query, shown])
  return <LivePicture title={title} fits html={html} onSeen={() => setSeen(true)} />
}

import { useRef, useState } from 'react'
import type { FoundPage } from '../../renderer/common/search/files.ts'
import { fill, fillCount, type Words } from '../../renderer/languages/words.ts'
import { type Hit, openEngine } from './engine.ts'

export interface SearchProps {
  label: string
  words: Omit<Words['search'], 'label' | 'link' | 'others'>
  language: string
  /** Where the form goes by itself: the page on which it stands. */
  page: string
  /** The file of the build that says which others there are. */
  index: string
  /** The page with a list of all pages, if there is one. */
  siteMap?: string | undefined
}

interface Shown {
  hits: Hit[]
  pages: FoundPage[]
}

/** How long after a key it is looked for what was typed. Milliseconds. */
export const PAUSE = 200
const AT_ONCE = 10

const nothing: Shown = { hits: [], pages: [] }

async function read(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}

/** What is found on this site, and what is said of it. Of several questions the last one counts. */
export function useFound({ words, language, index }: Pick<SearchProps, 'words' | 'language' | 'index'>) {
  const latest = useRef(0)
  const engine = useRef<ReturnType<typeof openEngine>>(undefined)
  const [answer, setAnswer] = useState('')
  const [isFailed, setFailed] = useState(false)
  const [shown, setShown] = useState(nothing)

  /** Asks, and once more where a file is gone because a new build of the site has put others in its place. */
  async function ask<Answer>(question: (opened: Awaited<ReturnType<typeof openEngine>>) => Promise<Answer>) {
    for (let isSecond = false; ; isSecond = true) {
      try {
        engine.current ??= openEngine(index, read)
        return await question(await engine.current)
      } catch (error) {
        engine.current = undefined
        if (isSecond) throw error
      }
    }
  }

  async function search(asked: string) {
    const question = ++latest.current
    const show = (text: string, found: Shown, failed = false) => {
      if (question !== latest.current) return
      setAnswer(text)
      setShown(found)
      setFailed(failed)
    }
    if (asked === '') return show('', nothing)
    const waiting = setTimeout(() => question === latest.current && setAnswer(words.waiting), 2 * PAUSE)
    try {
      const { hits, isExact } = await ask((opened) => opened.search(asked))
      const pages = await ask((opened) => opened.pages(hits.slice(0, AT_ONCE)))
      const forms = isExact ? words.found : words.near
      const values = { value: asked }
      const { length } = hits
      show(length > 0 ? fillCount(forms, length, language, values) : fill(words.none, values), { hits, pages })
    } catch {
      show(words.failed, nothing, true)
    } finally {
      clearTimeout(waiting)
    }
  }

  async function showMore() {
    const { hits, pages } = shown
    const more = await ask((opened) => opened.pages(hits.slice(pages.length, pages.length + AT_ONCE))).catch(() => [])
    setShown({ hits, pages: [...pages, ...more] })
  }

  /** Fetches what questions will need. */
  const prepare = () => void ask(async () => {}).catch(() => {})
  return { ...shown, answer, isFailed, search, showMore, prepare }
}

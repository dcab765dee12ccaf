import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { FoundPage } from '../../renderer/common/search/files.ts'
import { fill, fillCount, type Words } from '../../renderer/languages/words.ts'
import { type Hit, openEngine } from './engine.ts'
import { Results } from './Results.tsx'

interface SearchProps {
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
const PAUSE = 200
const AT_ONCE = 10

const nothing: Shown = { hits: [], pages: [] }

async function read(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}

/** A field, and below it the pages that have its words. What is asked for stands in the address, as that of a form does. */
export function Island({ label, words, language, page, index, siteMap }: SearchProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef(0)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
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

  async function search() {
    clearTimeout(pause.current)
    const question = ++latest.current
    const asked = field.current?.value.trim() ?? ''
    const show = (text: string, results: Shown, failed = false) => {
      if (question !== latest.current) return
      setAnswer(text)
      setShown(results)
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

  function putIntoAddress() {
    const { current } = field
    const address = new URL(location.href)
    if (current?.value) address.searchParams.set(current.name, current.value)
    else address.searchParams.delete('q')
    if (address.href !== location.href) history.replaceState(history.state, '', address)
  }

  function onInput() {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      putIntoAddress()
      search()
    }, PAUSE)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    putIntoAddress()
    search()
  }

  // What the address asks for, and what was typed while the code was on its way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field comes to life
  useEffect(() => {
    const fromAddress = () => {
      const { current } = field
      if (current) current.value = new URLSearchParams(location.search).get(current.name) ?? ''
      search()
    }
    if (field.current?.value) onInput()
    else if (location.search) fromAddress()
    else ask(async () => {}).catch(() => {})
    addEventListener('popstate', fromAddress)
    return () => removeEventListener('popstate', fromAddress)
  }, [])

  const { hits, pages } = shown
  const needsMap = siteMap && answer !== '' && (isFailed || (answer !== words.waiting && hits.length === 0))
  return (
    <>
      <search>
        <form className="lookup max-w-[34rem]" action={page} onSubmit={onSubmit} aria-label={words.button}>
          <label htmlFor={id}>{label}</label>
          <div className="flex flex-wrap gap-3">
            <input
              id={id}
              ref={field}
              type="search"
              name="q"
              className="surface flex-[1_1_9rem]"
              autoComplete="off"
              maxLength={200}
              onInput={onInput}
              aria-describedby={`${id}-answer`}
            />
            <button type="submit" className="button button-primary">
              {words.button}
            </button>
          </div>
        </form>
      </search>
      <p
        id={`${id}-answer`}
        role="status"
        className={`lookup-answer mt-3 min-h-[1.6em] font-semibold ${isFailed ? 'field-error' : ''}`}
      >
        {answer}
      </p>
      {needsMap && (
        <p className="rich-text mt-3">
          {`${words.map} `}
          <a href={siteMap}>{words.mapLink}</a>
        </p>
      )}
      <Results hits={hits} pages={pages} more={words.more} showMore={showMore} />
    </>
  )
}

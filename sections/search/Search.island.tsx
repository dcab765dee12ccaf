import { type FormEvent, useEffect, useId, useRef } from 'react'
import { Results } from './Results.tsx'
import { PAUSE, type SearchProps, useFound } from './use-found.ts'

/** A field, and below it the pages that have its words. What is asked for stands in the address, as that of a form does. */
export function Island({ label, words, language, page, index, siteMap }: SearchProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { hits, pages, answer, isFailed, showMore, ...found } = useFound({ words, language, index })

  function search() {
    clearTimeout(pause.current)
    found.search(field.current?.value.trim() ?? '')
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
    else found.prepare()
    addEventListener('popstate', fromAddress)
    return () => removeEventListener('popstate', fromAddress)
  }, [])

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

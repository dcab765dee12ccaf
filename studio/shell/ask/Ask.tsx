import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { change } from '../store/state.ts'
import { words } from '../words/index.ts'
import { Exchange } from './Exchange.tsx'
import { Question } from './Question.tsx'
import { SetUp } from './SetUp.tsx'
import { useAssistant } from './use-assistant.ts'

const close = () => {
  change({ isAsking: false })
  document.querySelector<HTMLElement>('.ask-button')?.focus()
}

/** The assistant beside the page: what was asked, what came of it, and what is to be done next. */
export function Ask() {
  const { state, deed } = useAssistant()
  const [isSettingUp, setSettingUp] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const talk = useRef<HTMLOListElement>(null)
  const isReady = state !== undefined
  useEffect(() => {
    const [first] = ['textarea', 'input', 'button'].flatMap(
      (each) => panel.current?.querySelector<HTMLElement>(each) ?? [],
    )
    if (isReady) first?.focus()
  }, [isReady])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new stands at the end
  useEffect(() => void talk.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), [state])
  const onKey = (event: KeyboardEvent) => {
    // Undo, in a text, is that of the text; saving and going to the next part are as everywhere.
    if (event.key !== 'F6' && event.key !== 's') event.stopPropagation()
    if (event.key === 'Escape') close()
  }
  if (!state) return null
  const { service, isFixed, exchanges, doing } = state
  const isOpen = service !== undefined && !isSettingUp
  return (
    <section ref={panel} className="ask" aria-label={words.ask} onKeyDown={onKey}>
      <header>
        <Icon name="sparkles" />
        <h2>{words.ask}</h2>
        {isOpen && exchanges.length > 0 && (
          <IconButton icon="plus" label={words.askNew} onClick={() => deed('forget')} />
        )}
        {service && !isFixed && (
          <IconButton
            icon="sliders"
            label={words.askSettings}
            aria-pressed={isSettingUp}
            onClick={() => setSettingUp(!isSettingUp)}
          />
        )}
        <IconButton icon="close" label={words.close} onClick={close} />
      </header>
      {!service && isFixed && <p className="ask-body">{words.askNotSetUp}</p>}
      {!isFixed && !isOpen && <SetUp service={service} deed={deed} done={() => setSettingUp(false)} />}
      {isOpen && (
        <>
          <div className="ask-body" role="log" aria-label={words.ask}>
            <ol ref={talk} className="ask-talk">
              {exchanges.map((exchange, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays in its order
                <Exchange key={index} exchange={exchange} settle={(wish) => deed('settle', { index, wish })} />
              ))}
            </ol>
          </div>
          <Question host={service.host} isFirst={exchanges.length === 0} doing={doing} deed={deed} />
        </>
      )}
    </section>
  )
}

import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { AssistantState } from '../../assistant/assistant.ts'
import { now } from '../store/state.ts'
import { fill, words } from '../words/index.ts'
import type { Deed } from './use-assistant.ts'

interface QuestionProps {
  host: string
  isFirst: boolean
  doing: AssistantState['doing']
  deed: Deed
}

/** To whom one has agreed that things are sent, in this browser. */
const KEY = 'studio-ask-agreed'
const ideas = [words.askIdeaShorter, words.askIdeaQuestions, words.askIdeaSearch]

const doingNow = (doing: string) => {
  if (doing === 'thinking') return words.askThinking
  return doing === 'apply_operations' || doing === 'undo' ? words.askChanging : words.askReading
}

/** What one wants. Before the first is sent to a service, it is said what goes where. */
export function Question({ host, isFirst, doing, deed }: QuestionProps) {
  const [question, setQuestion] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const [isAgreeing, setAgreeing] = useState(false)
  const send = async () => {
    const { route, at } = now()
    if (await deed('ask', { question, consent: host, place: { route, path: at } })) setQuestion('')
  }
  const ask = (event?: FormEvent) => {
    event?.preventDefault()
    if (question.trim() === '' || doing) return
    if (localStorage.getItem(KEY) === host) void send()
    else setAgreeing(true)
  }
  /** The button goes with what it stops: the focus must not go with it. */
  const stop = () => {
    field.current?.focus()
    void deed('stop')
  }
  const agree = () => {
    localStorage.setItem(KEY, host)
    setAgreeing(false)
    void send()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) ask(event)
  }
  if (isAgreeing)
    return (
      <div className="ask-foot" role="alertdialog" aria-labelledby="ask-consent" aria-describedby="ask-sent">
        <h3 id="ask-consent">{words.askConsentTitle}</h3>
        <p id="ask-sent">{fill(words.askConsent, { host })}</p>
        <div className="ask-deeds">
          {/* biome-ignore lint/a11y/noAutofocus: it stands where one has just pressed a button */}
          <button type="button" className="button is-primary" autoFocus onClick={agree}>
            {fill(words.askAgree, { host })}
          </button>
          <button type="button" className="button" onClick={() => setAgreeing(false)}>
            {words.back}
          </button>
        </div>
      </div>
    )
  return (
    <form className="ask-foot" onSubmit={ask}>
      {isFirst && !doing && (
        <>
          <p className="ask-note">{words.askIntro}</p>
          <ul className="ask-ideas">
            {ideas.map((idea) => (
              <li key={idea}>
                <button type="button" className="chip" onClick={() => setQuestion(idea)}>
                  {idea}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {doing && (
        <p className="ask-doing" role="status">
          {doingNow(doing)}
        </p>
      )}
      <div className="field ask-field">
        <label className="visually-hidden" htmlFor="ask-question">
          {words.askQuestion}
        </label>
        <textarea
          ref={field}
          id="ask-question"
          // biome-ignore lint/a11y/noAutofocus: one has just opened the panel, or answered what stood in its place
          autoFocus
          rows={2}
          value={question}
          placeholder={words.askQuestion}
          onChange={({ target }) => setQuestion(target.value)}
          onKeyDown={onKey}
        />
        {doing ? (
          <button type="button" className="button" onClick={stop}>
            {words.askStop}
          </button>
        ) : (
          <button type="submit" className="button is-primary" disabled={question.trim() === ''}>
            {words.askSend}
          </button>
        )}
      </div>
    </form>
  )
}

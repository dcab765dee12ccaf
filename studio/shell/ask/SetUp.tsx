import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { AssistantState } from '../../assistant/assistant.ts'
import { words } from '../words/index.ts'
import type { Deed } from './use-assistant.ts'

type Kind = NonNullable<AssistantState['service']>['kind']

/** Where each of the usual services is. */
const services = [
  { name: 'openai', label: 'OpenAI', kind: 'openai', address: 'https://api.openai.com/v1' },
  { name: 'anthropic', label: 'Anthropic', kind: 'anthropic', address: 'https://api.anthropic.com' },
  { name: 'local', label: words.askLocal, kind: 'openai', address: 'http://127.0.0.1:11434/v1' },
  { name: 'other', label: words.askOther, kind: 'openai', address: '' },
] as const

interface SetUpProps {
  service: AssistantState['service']
  deed: Deed
  done: () => void
}

/** Which service answers, and with what key. */
export function SetUp({ service, deed, done }: SetUpProps) {
  const known = services.find(({ address }) => address === service?.address)
  const [name, setName] = useState<string>(known?.name ?? (service ? 'other' : 'openai'))
  const [address, setAddress] = useState(service?.address ?? services[0].address)
  const [kind, setKind] = useState<Kind>(service?.kind ?? 'openai')
  const [model, setModel] = useState(service?.model ?? '')
  const [key, setKey] = useState('')
  const [isRemembered, setRemembered] = useState(true)
  const choose = (chosen: (typeof services)[number]) => {
    setName(chosen.name)
    setKind(chosen.kind)
    setAddress(chosen.address)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await deed('choose', { kind, address, model, key, isRemembered })) done()
  }
  const isOwn = name === 'local' || name === 'other'
  const hasKey = service?.hasKey && service.address === address
  return (
    <form className="ask-body ask-setup" onSubmit={submit}>
      <p className="ask-note">{words.askSetUpIntro}</p>
      <Choice legend={words.askService} options={services} chosen={name} choose={choose} />
      {isOwn && <Line label={words.askAddress} type="url" value={address} change={setAddress} />}
      {name === 'other' && (
        <Choice
          legend={words.askSpeaks}
          options={services.slice(0, 2)}
          chosen={kind}
          choose={(chosen) => setKind(chosen.kind)}
        />
      )}
      <Line label={words.askModel} value={model} change={setModel} note={words.askModelNote} />
      {name !== 'local' && (
        <Line
          label={words.askKey}
          type="password"
          value={key}
          change={setKey}
          note={hasKey ? words.askKeyKnown : words.askKeyNote}
        />
      )}
      <label className="check">
        <input type="checkbox" checked={isRemembered} onChange={({ target }) => setRemembered(target.checked)} />
        <span>{words.askRemember}</span>
      </label>
      <div className="ask-deeds">
        <button type="submit" className="button is-primary">
          {words.askUse}
        </button>
        {service && (
          <button type="button" className="button is-danger" onClick={() => deed('disconnect').then(done)}>
            {words.askDisconnect}
          </button>
        )}
      </div>
    </form>
  )
}

interface ChoiceProps {
  legend: string
  options: readonly (typeof services)[number][]
  chosen: string
  choose: (option: (typeof services)[number]) => void
}

function Choice({ legend, options, chosen, choose }: ChoiceProps) {
  const group = useId()
  return (
    <fieldset className="ask-choice">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.name}>
          <input type="radio" name={group} checked={option.name === chosen} onChange={() => choose(option)} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface LineProps {
  label: string
  type?: string
  value: string
  change: (text: string) => void
  note?: ReactNode
}

function Line({ label, type = 'text', value, change, note }: LineProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={note ? `${id}note` : undefined}
        onChange={({ target }) => change(target.value)}
      />
      {note && (
        <p className="help" id={`${id}note`}>
          {note}
        </p>
      )}
    </div>
  )
}

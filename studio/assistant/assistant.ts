import { sayAllIn } from '../../renderer/messages/english.ts'
import { message } from '../../renderer/messages/message.ts'
import { idOf } from '../draft/author.ts'
import type { Draft } from '../draft/open-draft.ts'
import { Refusal } from '../edit/refusal.ts'
import type { Viewer } from '../server/overview.ts'
import { answer, type Talk } from './answer.ts'
import { hostOf } from './send.ts'
import { serviceSettings } from './settings.ts'

const mostQuestion = 4_000

/** "Ask": a service of the owner's choice works on a copy of the draft, and what it did there becomes one step. */
export function createAssistant(draft: Draft, isShared: boolean) {
  const settings = serviceSettings(draft.file, isShared)
  const talks = new Map<string, Talk>()
  const talkOf = ({ by }: Pick<Viewer, 'by'>): Talk => {
    const talk = talks.get(idOf(by)) ?? { exchanges: [] }
    talks.set(idOf(by), talk)
    return talk
  }

  /** What the panel shows. The key stays here. */
  async function stateFor(viewer: Viewer) {
    const service = await settings.current()
    const say = sayAllIn(viewer.language)
    const { exchanges, doing } = talkOf(viewer)
    return {
      isFixed: settings.isFixed,
      ...(service && { service: { ...service, key: undefined, host: hostOf(service), hasKey: Boolean(service.key) } }),
      ...(doing && { doing }),
      exchanges: exchanges.map(({ question, answer: said, refusal, changes, by, isKept }) => ({
        question,
        ...(said !== undefined && { answer: said }),
        ...(refusal && { wrong: { message: say(refusal.said.message), hint: say(refusal.said.hint) } }),
        changes: changes.map(({ words, path }) => ({ words: say(words), ...(path && { path }) })),
        ...(draft.canUndo(by) && { state: isKept ? ('kept' as const) : ('open' as const) }),
        ...(draft.canRedo(by) && { state: 'undone' as const }),
      })),
    }
  }

  const deeds: Record<string, (body: Record<string, unknown>, viewer: Viewer) => unknown> = {
    async ask({ question, consent, place }, viewer) {
      const service = await settings.current()
      if (!service) throw new Refusal(message('assistant.none'), message('assistant.none-hint'))
      const host = hostOf(service)
      if (consent !== host)
        throw new Refusal(message('assistant.no-consent', { host }), message('assistant.no-consent-hint'))
      if (talkOf(viewer).doing) throw new Refusal(message('assistant.at-work'), message('assistant.at-work-hint'))
      const asked = { ...viewer, question: String(question).slice(0, mostQuestion), place: Object(place) }
      answer(draft, talkOf(viewer), asked, service)
    },
    stop: (_, viewer) => talkOf(viewer).stop?.abort(),
    forget(_, viewer) {
      talkOf(viewer).stop?.abort()
      talks.delete(idOf(viewer.by))
    },
    settle({ index, wish }, viewer) {
      const exchange = talkOf(viewer).exchanges[Number(index)]
      if (!exchange) return
      if (wish === 'keep') exchange.isKept = true
      if (wish === 'undo') draft.undo(exchange.by)
      if (wish === 'redo') draft.redo(exchange.by)
    },
    choose: (body) => settings.choose(body),
    disconnect: () => settings.isFixed || settings.forget(),
  }

  return {
    stateFor,
    async deed(body: unknown, viewer: Viewer) {
      const { name, ...given } = Object(body)
      if (Object.hasOwn(deeds, name)) await deeds[name]?.(given, viewer)
      return stateFor(viewer)
    },
    close() {
      for (const { stop } of talks.values()) stop?.abort()
    },
  }
}

export type AssistantState = Awaited<ReturnType<ReturnType<typeof createAssistant>['stateFor']>>

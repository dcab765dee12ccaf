import { useCallback, useEffect, useState } from 'react'
import type { AssistantState } from '../../assistant/assistant.ts'
import { ask, tell } from '../store/api.ts'
import { refuse, settled } from '../store/edit.ts'

const AGAIN_MS = 700

export type Deed = (name: string, given?: object) => Promise<boolean>

/** What the assistant has said and is doing, and what can be done with it: resolves with whether it was done. */
export function useAssistant(): { state: AssistantState | undefined; deed: Deed } {
  const [state, setState] = useState<AssistantState>()
  const look = useCallback(() => ask<AssistantState>('assistant').then(setState, () => {}), [])
  useEffect(() => void look(), [look])
  useEffect(() => {
    if (!state?.doing) return
    const timer = setTimeout(look, AGAIN_MS)
    return () => clearTimeout(timer)
  }, [state, look])
  const deed: Deed = useCallback(async (name, given = {}) => {
    // It looks at what the server has: what is being typed goes first.
    await settled()
    try {
      setState(await tell<AssistantState>('assistant', { name, ...given }))
      return true
    } catch (error) {
      refuse(error)
      return false
    }
  }, [])
  return { state, deed }
}

import { type ReactNode, useEffect, useState } from 'react'
import { notReached } from '../store/api.ts'
import { change } from '../store/state.ts'

interface LaterProps<Module> {
  load: () => Promise<Module>
  show: (module: Module) => ReactNode
}

/** A part of the studio whose code comes when it is shown. Where it does not come, the studio says so. */
export function Later<Module>({ load, show }: LaterProps<Module>): ReactNode {
  const [module, setModule] = useState<Module>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same part stays in its place
  useEffect(() => {
    const fail = () => change({ dialog: undefined, notice: { message: notReached } })
    void load().then((come) => setModule(() => come), fail)
  }, [])
  return module ? show(module) : null
}

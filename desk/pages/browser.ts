import type { Say } from '../words.ts'

/** A browser and its system as people call them: what stands in the header is long, and about itself. */
export function browserIn(agent: string, say: Say): string {
  const [, browser] = /(Edg|Firefox|FxiOS|CriOS|Chrome|Safari)\//.exec(agent) ?? []
  const [system] = /iPhone|iPad|Android|Windows|Macintosh|Linux/.exec(agent) ?? []
  const names: Record<string, string> = { Edg: 'Edge', FxiOS: 'Firefox', CriOS: 'Chrome', Macintosh: 'Mac' }
  const called = [browser, system].flatMap((name) => (name ? [names[name] ?? name] : []))
  return called.join(', ') || say('you.unknownBrowser')
}

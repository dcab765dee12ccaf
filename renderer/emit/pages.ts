import { hash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Site } from '../content/index.ts'
import type { ImageManifest } from '../images/manifest.ts'
import { answerAgain, type Question } from '../questions.ts'
import type { Hooks } from './bundle.ts'
import type { DrawnPage } from './record.ts'

/** How far a build has come with what takes longest. */
export interface Progress {
  what: 'pictures' | 'pages' | 'pictures for sharing' | 'compressed files'
  done: number
  total: number
}

export interface PageTime {
  route: string
  /** Milliseconds. */
  time: number
}

/** Where a page's document lies in a build. */
export const pageFile = (route: string) => join('client', route, 'index.html')

/** Hashes of answers, each worked out once. */
export function createAnswers(site: Site, images: ImageManifest): (asked: readonly Question[]) => string {
  const known = new Map<Question, string>()
  const answerHash = (question: Question) => {
    const answer = known.get(question) ?? sha1(JSON.stringify(answerAgain(site, images, question)) ?? '')
    known.set(question, answer)
    return answer
  }
  return (asked) => sha1(asked.map(answerHash).join())
}

const sha1 = (text: string) => hash('sha1', text, 'base64')

/** How long the loop works before it lets others, such as the display of its progress, have a turn. Milliseconds. */
const TURN = 50

/** Draws pages into a folder. */
export async function drawPages(
  routes: readonly string[],
  { site, hooks, answers, stage }: { site: Site; hooks: Hooks; answers: (asked: Question[]) => string; stage: string },
  tell?: (progress: Progress) => void,
): Promise<{ drawn: Record<string, DrawnPage>; times: PageTime[] }> {
  const drawn: Record<string, DrawnPage> = {}
  const times: PageTime[] = []
  let turn = performance.now()
  for (const [done, route] of routes.entries()) {
    const start = performance.now()
    const asked = new Set<Question>()
    const { html, social } = hooks.drawPage({
      path: route,
      manifest: hooks.manifest,
      note: (question) => asked.add(question),
    })
    writeDocument(join(stage, pageFile(route)), html)
    drawn[route] = {
      from: site.hashOf(route),
      asked: [...asked],
      answers: answers([...asked]),
      ...(social && { social }),
    }
    const end = performance.now()
    times.push({ route, time: end - start })
    if (end - turn < TURN) continue
    tell?.({ what: 'pages', done: done + 1, total: routes.length })
    await setImmediate()
    turn = performance.now()
  }
  return { drawn, times }
}

/** Synchronously: for thousands of small files it costs half of what promises do. */
export function writeDocument(file: string, html: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, html)
}

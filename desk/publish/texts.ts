/** What is asked of texts of a site. Those may be large: it is answered in a process of low priority that ends then. */
import { fork } from 'node:child_process'
import type { Changes } from '../../renderer/build/compare-builds.ts'
import type { Said } from '../../renderer/messages/english.ts'
import type { Message } from '../../renderer/messages/message.ts'
import type { Conflict } from '../../studio/draft/merge.ts'
import type { Change } from '../../studio/draft/words.ts'
import { Refusal } from '../../studio/edit/refusal.ts'

/** Which of two people's words stay in a place that both changed, by the place as JSON; `ours` are those of this site. */
export type Choices = Readonly<Record<string, 'ours' | 'theirs'>>

export interface MergedText {
  text: string
  conflicts: Conflict[]
}

/** The draft at one moment. */
export interface Drafted {
  text: string
  /** The text on which it was begun: that of the file. */
  saved: string
  changes: Change[]
}

export interface Checked {
  errors: number
  first?: { line: number; problem: readonly Message[] }
}

/** What can be asked, and what is answered. */
export interface Tasks {
  /** What is kept of the draft of a file, merged with what the file has now. */
  draft: (file: string) => Promise<Drafted>
  check: (file: string) => Promise<Checked>
  between: (before: string, after: string) => Change[]
  merge: (base: string, ours: string, theirs: string, choices: Choices) => MergedText
  /** The pages that differ in two builds. */
  compare: (before: string, after: string) => Promise<Changes>
}

export type Question = { [Name in keyof Tasks]: { task: Name; values: Parameters<Tasks[Name]> } }[keyof Tasks]
export type Reply =
  | { result: unknown }
  | { refused: { message: Said | string; hint: Said | string } }
  | { failed: string }

const longestMs = 120_000

/** Throws the Refusal of the other process as its own. */
export async function ask<Name extends keyof Tasks>(
  task: Name,
  ...values: Parameters<Tasks[Name]>
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  const child = fork(new URL('./texts-process.ts', import.meta.url), [], {
    serialization: 'advanced',
    timeout: longestMs,
    killSignal: 'SIGKILL',
  })
  const reply = await new Promise<Reply>((resolve, reject) => {
    child.once('message', (message: Reply) => resolve(message)).once('error', reject)
    child.once('exit', (code, signal) => reject(new Error(`the texts were not looked at: ${signal ?? code}`)))
    child.send({ task, values })
  })
  if ('refused' in reply) throw new Refusal(reply.refused.message, reply.refused.hint)
  if ('failed' in reply) throw new Error(reply.failed)
  return reply.result as Awaited<ReturnType<Tasks[Name]>>
}

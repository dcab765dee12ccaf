import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Hands } from './hands.ts'

/** A real browser beside Chromium, with one empty tab. Tests in it stay few: every step is a message to the browser. */
export interface Engine extends Hands {
  /** Loads a page and waits until it is loaded. */
  open: (url: string) => Promise<void>
  /** Runs a function in the page, which stands alone, and gives what it returns or resolves to. */
  run: <Result, Values extends unknown[]>(
    work: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ) => Promise<Result>
  /** Sets the size of what shows of a page, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>
  /** Ends the browser and removes what it has kept. */
  stop: () => Promise<void>
}

/** The first group that the pattern finds in what a program prints; throws with all of it when the program ends before. */
export async function printed(child: ChildProcess, pattern: RegExp): Promise<string> {
  let text = ''
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk
      const found = pattern.exec(text)?.[1]
      if (found) resolve(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}:\n${text}`)))
  })
}

/** Ends a program and waits until it has ended. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

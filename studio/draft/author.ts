import { type Message, message } from '../../renderer/messages/message.ts'

/** Somebody who is signed in, where several people work on one draft. */
export interface Person {
  id: string
  name: string
}

/** Who made a change: the owner at their own machine, an assistant, or one of several people. */
export type Author = 'owner' | 'assistant' | Person

export const idOf = (author: Author) => (typeof author === 'string' ? author : author.id)

const called = { owner: 'author.owner', assistant: 'author.assistant' } as const

export const nameOf = (author: Author): Message | string =>
  typeof author === 'string' ? message(called[author]) : author.name

/** Whether something is of somebody; without a name all of it counts. */
export const isOf =
  (author: Author | undefined) =>
  ({ by }: { by: Author }) =>
    author === undefined || idOf(author) === idOf(by)

/** Whose steps somebody takes back: the owner at their own machine those of assistants too. */
export const stepsOf = (author: Author) => (author === 'owner' ? undefined : author)

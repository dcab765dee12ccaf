import { hash } from 'node:crypto'
import type { ImageManifest } from '../html/image-manifest.ts'
import { answerAgain, type Question } from '../html/questions.ts'
import type { Site } from '../pipeline/index.ts'

/** Hashes of answers, each worked out once. */
export function createAnswers(site: Site, images: ImageManifest): (asked: readonly Question[]) => string {
  const texts = new Map<Question, string>()
  const answerHash = (question: Question) => {
    const answer = texts.get(question) ?? sha1(JSON.stringify(answerAgain(site, images, question)) ?? '')
    texts.set(question, answer)
    return answer
  }
  return (asked) => sha1(asked.map(answerHash).join())
}

const sha1 = (text: string) => hash('sha1', text, 'base64')

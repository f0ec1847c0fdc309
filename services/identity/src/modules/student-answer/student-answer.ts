import type { StudentAnswer } from '@landfall/proto-events/identity/student-answers-saved.v1'

/** `declined`: the student prefers not to say, and is not asked again. */
export type Answer = StudentAnswer

/** What an answer is about: a fact of the student, for all awards or for one of them alone. */
export type AnswerSubject = { fact: string; scholarshipId: string | null }

/** One student's answers by `answerKey`. */
export type Answers = Readonly<Record<string, { answer: Answer; answeredAt: string }>>

/** Far above the number of questions there are; it bounds the row and the event. */
export const MAX_ANSWERS = 1_000

/** `<fact>`, or `<scholarship id>:<fact>`; a fact's key has no colon. */
export function answerKey({ fact, scholarshipId }: AnswerSubject): string {
  return scholarshipId === null ? fact : `${scholarshipId}:${fact}`
}

export function answerSubject(key: string): AnswerSubject {
  const [fact = '', scholarshipId = null] = key.split(':').toReversed()
  return { fact, scholarshipId }
}

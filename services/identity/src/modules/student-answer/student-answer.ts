import type { StudentAnswer } from '@landfall/proto-events/identity/student-answers-saved.v1'

/** `declined`: the student prefers not to say, and is not asked again. */
export type Answer = StudentAnswer

/** One student's answers by `answerKey`. */
export type Answers = Readonly<Record<string, { answer: Answer; answeredAt: string }>>

/** Far above the number of questions there are; it bounds the row and the event. */
export const MAX_ANSWERS = 1_000

/** The subject of an answer: a fact of the student, for all awards or for one of them alone. */
export type AnswerSubject = { fact: string; scholarshipId: string | null }

/** `<fact>`, or `<scholarship id>:<fact>`; a fact's key has no colon. */
export function answerKey({ fact, scholarshipId }: AnswerSubject): string {
  return scholarshipId === null ? fact : `${scholarshipId}:${fact}`
}

/** The subject of the answer under this key. */
export function answerSubject(key: string): AnswerSubject {
  const [fact = '', scholarshipId = null] = key.split(':').toReversed()
  return { fact, scholarshipId }
}

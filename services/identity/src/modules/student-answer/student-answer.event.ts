import type { Sealer } from '@landfall/kit/core/sealed'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import { StudentAnswersSaved } from '@landfall/proto-events/identity/student-answers-saved.v1'
import type { VersionedAnswers } from './student-answer.store.ts'

/** Tells those who judge eligibility, and nobody else, what a student has answered. */
export async function publishAnswers(
  outbox: Outbox,
  sealer: Sealer,
  { studentId, answers, version }: VersionedAnswers,
): Promise<void> {
  const plain = Object.entries(answers).map(([key, { answer }]) => [key, answer])
  const sealedAnswers = await sealer.seal(Object.fromEntries(plain))
  const data = { studentId, sealedAnswers }
  await outbox.publish(StudentAnswersSaved, { aggregateId: studentId, version, data })
}

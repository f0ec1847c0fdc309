import { consumes } from '@landfall/kit/messaging/consumers'
import { StudentAnswersSaved } from '@landfall/proto-events/identity/student-answers-saved.v1'
import type { Stores } from '../stores.ts'

/**
 * Keeps what each student has answered, sealed as it comes, and nothing of what they had answered
 * before; who was matched before will be again. An older version changes nothing.
 */
export const onStudentAnswersSaved = consumes<typeof StudentAnswersSaved.schema, Stores>(
  StudentAnswersSaved,
  async ({ data, aggregateversion, time }, { studentAnswers, matchRuns, matchWatches }) => {
    const { studentId, sealedAnswers } = data
    const isNews = await studentAnswers.keepNewest(
      studentId,
      aggregateversion,
      sealedAnswers,
    )
    if (!isNews) return
    await matchRuns.forgetSealed(studentId, 'sealedAnswers')
    await matchWatches.hear(studentId, new Date(time))
  },
  { from: 'beginning' },
)

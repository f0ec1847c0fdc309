import { consumes } from '@landfall/kit/messaging/consumers'
import { StudentAnswersSaved } from '@landfall/proto-events/identity/student-answers-saved.v1'
import type { Stores } from '../stores.ts'

/**
 * Keeps what each student has answered, sealed as it comes, and nothing of what they had answered
 * before; an older version changes nothing.
 */
export const onStudentAnswersSaved = consumes<typeof StudentAnswersSaved.schema, Stores>(
  StudentAnswersSaved,
  async ({ data, aggregateversion }, { studentAnswers, matchRuns }) => {
    const { studentId, sealedAnswers } = data
    const isNews = await studentAnswers.keepNewest(
      studentId,
      aggregateversion,
      sealedAnswers,
    )
    if (isNews) await matchRuns.forgetSealed(studentId, 'sealedAnswers')
  },
  { from: 'beginning' },
)

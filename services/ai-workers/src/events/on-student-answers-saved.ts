import { consumes } from '@landfall/kit/messaging/consumers'
import { StudentAnswersSaved } from '@landfall/proto-events/identity/student-answers-saved.v1'
import type { Stores } from '../stores.ts'

/**
 * Keeps each student's newest answers, sealed as they arrive, and none of the earlier ones. A student who was
 * matched before will be matched again. An older version changes nothing.
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

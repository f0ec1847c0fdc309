import { consumes } from '@landfall/kit/messaging/consumers'
import { StudentAnswersSaved } from '@landfall/proto-events/identity/student-answers-saved.v1'
import type { Stores } from '../stores.ts'

/** Keeps each student's answers, still sealed; an older version changes nothing. */
export const onStudentAnswersSaved = consumes<typeof StudentAnswersSaved.schema, Stores>(
  StudentAnswersSaved,
  async ({ data, aggregateversion }, { studentAnswers }) => {
    const { studentId, sealedAnswers } = data
    await studentAnswers.keepNewest(studentId, aggregateversion, sealedAnswers)
  },
  { from: 'beginning' },
)

import { consumes } from '@landfall/kit/messaging/consumers'
import { StudentAnswersSaved } from '@landfall/proto-events/identity/student-answers-saved.v1'
import type { CatalogStores } from '../composition/stores.ts'

/** Keeps each student's answers, still sealed; an older version changes nothing. */
export const onStudentAnswersSaved = consumes<
  typeof StudentAnswersSaved.schema,
  CatalogStores
>(
  StudentAnswersSaved,
  async ({ data, aggregateversion }, { studentAnswers }) => {
    await studentAnswers.keepNewest(data.studentId, aggregateversion, data.sealedAnswers)
  },
  { from: 'beginning' },
)

import { consumes } from '@landfall/kit/messaging/consumers'
import { toldProfileOf } from '@landfall/matching/requirements/told-profile'
import { StudentSaved } from '@landfall/proto-events/identity/student-saved.v1'
import type { Stores } from '../stores.ts'

/**
 * Keeps what the matching needs of each student, its details sealed as they come, and nothing of the
 * details of before; an older version changes nothing.
 */
export const onStudentSaved = consumes<typeof StudentSaved.schema, Stores>(
  StudentSaved,
  async ({ data }, { studentFacts, matchRuns }) => {
    const { studentId, version } = data
    const isNews = await studentFacts.keepNewest(studentId, version, toldProfileOf(data))
    if (isNews) await matchRuns.forgetSealed(studentId, 'sealedDetails')
  },
  { from: 'beginning' },
)

import { consumes } from '@landfall/kit/messaging/consumers'
import { toldProfileOf } from '@landfall/matching/requirements/told-profile'
import { StudentSaved } from '@landfall/proto-events/identity/student-saved.v1'
import type { Stores } from '../stores.ts'

/**
 * Keeps what matching needs to know about each student, with the details sealed as they arrive, and none of the
 * earlier details. A student who was matched before will be matched again. An older version changes nothing.
 */
export const onStudentSaved = consumes<typeof StudentSaved.schema, Stores>(
  StudentSaved,
  async ({ data, time }, { studentCopies, studentFacts, matchRuns, matchWatches }) => {
    const { studentId, version } = data
    const known = await studentCopies.find(studentId)
    const isNews = await studentFacts.keepNewest(studentId, version, toldProfileOf(data))
    if (!isNews) return
    await matchRuns.forgetSealed(studentId, 'sealedDetails')
    // The same version may be republished for a copy that lacks a part; the student has changed nothing then.
    if (version > (known?.version ?? 0)) await matchWatches.hear(studentId, new Date(time))
  },
  { from: 'beginning' },
)

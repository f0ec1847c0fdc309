import { consumes } from '@landfall/kit/messaging/consumers'
import { toldProfileOf } from '@landfall/matching/requirements/told-profile'
import { StudentSaved } from '@landfall/proto-events/identity/student-saved.v1'
import type { Stores } from '../stores.ts'

/**
 * Keeps what the matching needs of each student, its details sealed as they come, and nothing of the
 * details of before; who was matched before will be again. An older version changes nothing.
 */
export const onStudentSaved = consumes<typeof StudentSaved.schema, Stores>(
  StudentSaved,
  async ({ data, time }, { studentCopies, studentFacts, matchRuns, matchWatches }) => {
    const { studentId, version } = data
    const known = await studentCopies.find(studentId)
    const isNews = await studentFacts.keepNewest(studentId, version, toldProfileOf(data))
    if (!isNews) return
    await matchRuns.forgetSealed(studentId, 'sealedDetails')
    // The same version told again, for a copy that lacks a part, is no change of theirs.
    if (version > (known?.version ?? 0)) await matchWatches.hear(studentId, new Date(time))
  },
  { from: 'beginning' },
)

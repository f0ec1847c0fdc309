import { consumes } from '@landfall/kit/messaging/consumers'
import { StudentSaved } from '@landfall/proto-events/identity/student-saved.v1'
import { toldProfileOf } from '@landfall/matching/requirements/told-profile'
import type { CatalogStores } from '../composition/stores.ts'

/** Keeps what the eligibility rules need of each student, details still sealed; an older version changes nothing. */
export const onStudentSaved = consumes<typeof StudentSaved.schema, CatalogStores>(
  StudentSaved,
  async ({ data }, { studentFacts }) => {
    await studentFacts.keepNewest(data.studentId, data.version, toldProfileOf(data))
  },
  { from: 'beginning' },
)

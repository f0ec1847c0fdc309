import { consumes } from '@landfall/kit/messaging/consumers'
import { StudentSaved } from '@landfall/proto-events/identity/student-saved.v1'
import { studentFactsOf } from '@landfall/matching/criteria/student-facts-of-event'
import type { CatalogStores } from '../composition/stores.ts'

/** Keeps what the eligibility rules need of each student; an older version changes nothing. */
export const onStudentSaved = consumes<typeof StudentSaved.schema, CatalogStores>(
  StudentSaved,
  async ({ data }, { studentFacts }) => {
    await studentFacts.upsertIfNewer(data.studentId, data.version, studentFactsOf(data))
  },
  { from: 'beginning' },
)

import { consumes } from '@landfall/kit/messaging/consumers'
import { StudentSaved } from '@landfall/proto-events/identity/student-saved.v1'
import type { Stores } from '../stores.ts'

/** Keeps the facts that suggestions of mentors are based on. */
export const onStudentSaved = consumes<typeof StudentSaved.schema, Stores>(
  StudentSaved,
  ({ data }, { people }) => {
    const { studentId, country, fieldOfInterest, version } = data
    return people.keepNewestOrigin({
      studentId,
      country,
      fields: fieldOfInterest ?? [],
      version,
    })
  },
  { from: 'beginning' },
)

import type { StudentSaved } from '@landfall/proto-events/identity/student-saved.v1'
import type { z } from 'zod'
import { studentFactsOf } from '../criteria/student-facts-of-event.ts'
import type { StudentFacts } from '../criteria/student-facts.ts'
import type { SealedStudent } from './open-sealed.ts'
import type { StudentAnswers } from './student-answers.ts'

/** What read copies keep of a student's profile; its details stay sealed, as they arrived. */
export type ToldProfile = Pick<StudentAnswers, 'intendedUniversities'> &
  Pick<SealedStudent, 'sealedDetails'> & { facts: StudentFacts }

export function toldProfileOf(saved: z.output<typeof StudentSaved.schema>): ToldProfile {
  return {
    facts: studentFactsOf(saved),
    intendedUniversities: saved.intendedUniversityIds,
    sealedDetails: saved.sealedDetails,
  }
}

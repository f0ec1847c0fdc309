import { deadlineDay } from '@landfall/calendar/zone'
import {
  type AwardJudgement,
  judgeAward,
} from '@landfall/matching/requirements/judge-award'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import { isMadeHere } from '../../record/scholarship/publishing-faults.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'

/** One listing held against one student; null before there is a profile. */
export function judgeScholarship(
  scholarship: StoredScholarship,
  student: AskedStudent | null,
  now: Date,
): AwardJudgement | null {
  const { id, requirements } = scholarship
  const award = {
    id,
    criteria: scholarship,
    requirements: requirements ?? [],
    isMadeHere: isMadeHere(scholarship),
  }
  return judgeAward(award, student, deadlineDay(now))
}

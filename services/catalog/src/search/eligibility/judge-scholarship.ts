import { deadlineDay } from '@landfall/calendar/zone'
import { inRow } from '@landfall/matching/criteria/english-test-age'
import { type TimedJudgement, withAwaited } from '@landfall/matching/requirements/awaited'
import { judgeAward } from '@landfall/matching/requirements/judge-award'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import { viewDeadline } from '../../record/scholarship/deadline.ts'
import { askedConditions } from '../../record/scholarship/requirements/asked-conditions.ts'
import { isMadeHere } from '../../record/scholarship/publishing-faults.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'

/** Judges one listing for one student; null without a profile. */
export function judgeScholarship(
  scholarship: StoredScholarship,
  student: AskedStudent | null,
  now: Date,
): TimedJudgement | null {
  const { id, deadline } = scholarship
  const award = {
    id,
    criteria: scholarship,
    requirements: askedConditions(scholarship),
    isMadeHere: isMadeHere(scholarship),
  }
  const judged = judgeAward(award, student, deadlineDay(now))
  if (judged === null) return null
  const isRoundOver = viewDeadline(deadline, now).precision === 'last-known'
  const criteria = judged.criteria.map(inRow)
  return withAwaited({ ...judged, criteria }, { isRoundOver })
}

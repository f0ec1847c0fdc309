import { judgeAward } from '@landfall/matching/requirements/judge-award'
import type { AskedStudent } from '@landfall/matching/requirements/student-answers'
import { answerSubject } from '@landfall/proto-events/identity/answer-key'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'

/**
 * Whether a match depends on the student's gender or a sensitive answer: a person who sees that it is a match then
 * knows these. `today` is YYYY-MM-DD.
 */
export function restsOnPrivate(
  listing: ListingCriteria,
  student: AskedStudent,
  today: string,
): boolean {
  const { scholarshipId: id, sensitiveFacts } = listing
  const stated = Object.entries(student.facts)
  // Older copies do not say which facts are sensitive: any of them may be then.
  const shown = stated.filter(
    ([key]) => sensitiveFacts?.includes(answerSubject(key).fact) === false,
  )
  if (student.gender === null && shown.length === stated.length) return false
  const asOthersKnow = { ...student, gender: null, facts: Object.fromEntries(shown) }
  return judgeAward({ ...listing, id }, asOthersKnow, today).verdict !== 'ELIGIBLE'
}

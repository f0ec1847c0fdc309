import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { isRoundOver } from '../match-rank.ts'
import { type TimedJudgement, withAwaited } from './awaited.ts'
import { judgeAward } from './judge-award.ts'
import type { AskedStudent } from './student-answers.ts'

/**
 * Judges a listing, as the catalog publishes it, for one student and says what is awaited; null before there is a
 * profile. `today` is YYYY-MM-DD.
 * @param dayThere today's date where the deadline ends, which decides whether its round is over
 */
export function judgeListing(
  listing: ListingCriteria,
  student: AskedStudent,
  today: string,
  dayThere?: string,
): TimedJudgement
export function judgeListing(
  listing: ListingCriteria,
  student: AskedStudent | null,
  today: string,
  dayThere?: string,
): TimedJudgement | null
export function judgeListing(
  listing: ListingCriteria,
  student: AskedStudent | null,
  today: string,
  dayThere = today,
): TimedJudgement | null {
  const judged = judgeAward({ ...listing, id: listing.scholarshipId }, student, today)
  return judged && withAwaited(judged, { isRoundOver: isRoundOver(listing, dayThere) })
}

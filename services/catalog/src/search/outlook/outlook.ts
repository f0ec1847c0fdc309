import type { StudentFacts } from '@landfall/matching/criteria/student-facts'
import { type CountedMinima, whatIfFrom } from '@landfall/matching/match-listings'
import { outcomeNotes } from '@landfall/matching/notes/outcome-notes'
import { NOTHING_ANSWERED } from '@landfall/matching/requirements/student-answers'

/** Counts of the open scholarships for one student. */
export type OutlookCounts = {
  openCount: number
  eligibleCount: number
  /** Eligible ones that wait for their next round. */
  waitingCount: number
  /** Depend on answers that the student has not given. */
  toAnswerCount: number
  /** Only the provider can judge the rest. */
  toCheckCount: number
  /** US dollars; null when no eligible one states any. */
  statedTotal: string | null
  statedCount: number
  /** Minima of the awards whose only obstacle is the GPA, or English. */
  obstacles: Record<'gpa' | 'english', readonly CountedMinima[]>
}

export type OutlookNote = { text: string; profileField: string | null }

/** "Your IELTS is 6.5. At 7.0 you qualify for 14 more awards." */
export function whatIfNotes(counts: OutlookCounts, student: StudentFacts): OutlookNote[] {
  const { improvementAreas } = outcomeNotes(
    {
      matches: [],
      toAnswer: [],
      toCheck: [],
      matchCount: counts.eligibleCount,
      toAnswerCount: counts.toAnswerCount,
      toCheckCount: counts.toCheckCount,
      notEligibleCount: counts.openCount - counts.eligibleCount,
      openCount: counts.openCount,
      // Only notes about figures are needed here; the others belong to a match.
      competitiveness: { met: 0, stated: 0 },
      whatIf: whatIfFrom(counts.obstacles, student),
      missingFacts: [],
      askedSets: new Map(),
      askedAwards: new Map(),
    },
    {
      student: { ...NOTHING_ANSWERED, ...student },
      need: 'medium',
      wantedUsd: 0,
      preferredStates: [],
    },
  )
  return improvementAreas.map(({ text, profileField }) => ({ text, profileField }))
}

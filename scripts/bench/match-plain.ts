import { ENGLISH_TESTS, englishScore } from '@landfall/matching/criteria/english'
import { gpaFigure } from '@landfall/matching/criteria/gpa-figure'
import type { MatchQuery } from '@landfall/matching/match-query'
import { ancestors, descendants } from '@landfall/matching/reference/fields'
import { statusCode, visaCode } from '@landfall/matching/reference/visa'
import { columnRequirements } from '@landfall/matching/requirements/column-requirements'
import { requirementSetOf } from '@landfall/matching/requirements/requirement-set'
import { asksOwnFacts, sharedSetOf } from '@landfall/matching/requirements/shared-set'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'

/** A listing with everything that the loop of match-objects.ts reads side by side. */
export type PlainListing = ReturnType<typeof plainListing>

export function plainListing({ criteria, requirements, ...listing }: ListingCriteria) {
  const asked = [...columnRequirements(criteria), ...requirements]
  const shared = sharedSetOf(asked)
  return {
    ...criteria,
    scholarshipId: listing.scholarshipId,
    isOpen: listing.isOpen,
    state: listing.state,
    gpa: number(criteria.gpaRequirement),
    english: [
      criteria.minToeflScore,
      number(criteria.minIeltsScore),
      criteria.minDuolingoScore,
    ],
    isFullTuition: listing.award.type === 'full-tuition',
    usd: number(listing.award.most ?? listing.award.least),
    day: listing.deadline.precision === 'exact' ? dayOf(listing.deadline.date) : null,
    minima: criteria,
    deadline: listing.deadline,
    set: requirementSetOf(listing.scholarshipId, asked),
    sharedId: shared.id,
    asksOwn: asksOwnFacts(shared),
  }
}

function number(text: string | null): number | null {
  return text === null ? null : Number(text)
}

function dayOf(date: string | null): number | null {
  return date === null ? null : Date.parse(date) / 86_400_000
}

export type Verdict = 'PASS' | 'FAIL' | 'TELL' | 'CHECK' | null

/** Prepares what depends on the query alone. */
export function prepare({ student, ...query }: MatchQuery, today: string) {
  const visas = [visaCode(student.visaType), visaCode(student.intendedVisaType)]
  return {
    ...query,
    student,
    gpa: student.gpa === null ? null : Number(student.gpa),
    gpaReach: Number(gpaFigure(student)?.mayReach ?? 0),
    scores: ENGLISH_TESTS.map((test) => {
      const score = englishScore(student, test)
      return score === null ? null : Number(score.value)
    }),
    isNative: student.englishProficiency === 'native',
    own: new Set(student.fieldCodes),
    wider: new Set(student.fieldCodes.flatMap(ancestors)),
    narrower: new Set(student.fieldCodes.flatMap(descendants)),
    visas: visas.flatMap((visa) => visa ?? []),
    hasVisa: visas[0] !== null,
    status: statusCode(student.citizenshipStatus),
    residency: residencyOf(student),
    today: dayOf(today) ?? 0,
  }
}
export type Prepared = ReturnType<typeof prepare>

function residencyOf({
  usPermanentResident,
  isCurrentlyInUs,
}: MatchQuery['student']): Verdict {
  if (usPermanentResident === true) return 'PASS'
  if (usPermanentResident === null || isCurrentlyInUs === null) return 'TELL'
  return isCurrentlyInUs ? 'CHECK' : 'FAIL'
}

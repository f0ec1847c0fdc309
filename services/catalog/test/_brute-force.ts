import { daysBetween, lastDayOfMonth } from '@landfall/calendar/day'
import { amountBounds } from '../src/record/scholarship/amount.ts'
import { viewDeadline } from '../src/record/scholarship/deadline.ts'
import { fieldFilterCodes } from '@landfall/matching/reference/fields'
import type { StoredScholarship } from '../src/record/scholarship/stored-scholarship.ts'
import type { ScholarshipSearch } from '../src/search/filter/scholarship-search.ts'

/** Null: the listing does not state it. */
type Answer = boolean | null

/** The filters as plain code over one record: slow, obvious, and without using search columns. */
export function fits(s: StoredScholarship, search: ScholarshipSearch, now: Date): boolean {
  if (s.status !== 'published' && !(search.includePast && s.status === 'closed'))
    return false
  if (search.universityId !== null && s.universityId !== search.universityId) return false
  const answers: Answer[] = [
    search.deadlineSoon ? isSoon(s, now) : true,
    isOfLevel(s, search),
    isOfField(s, search),
    letsIn(s, search),
    paysAtLeast(s, search.minAmount),
    paysAtMost(s, search.maxAmount),
    search.noEssay ? (s.requiresEssay === null ? null : !s.requiresEssay) : true,
    hasComplexity(s, search),
    !search.fullTuition || s.amountType === 'full-tuition',
  ]
  return answers.every((answer) => answer ?? search.includeUnknown)
}

function isSoon(s: StoredScholarship, now: Date): Answer {
  const { precision, daysLeft, date } = viewDeadline(s.deadline, now)
  if (precision === 'exact') return daysLeft !== null && daysLeft <= 30
  if (date === null || !precision.startsWith('recurring')) return false
  const usual = precision === 'recurring-month' ? lastDayOfMonth(date) : date
  const days = daysBetween(now.toISOString().slice(0, 10), usual)
  return days >= 0 && days <= 30 ? null : false
}

function isOfLevel(s: StoredScholarship, { degreeLevel }: ScholarshipSearch): Answer {
  if (degreeLevel.length === 0) return true
  return s.degreeLevels?.some((level) => degreeLevel.includes(level)) ?? null
}

function isOfField(
  { fields }: StoredScholarship,
  { fieldOfStudy }: ScholarshipSearch,
): Answer {
  if (fieldOfStudy.length === 0 || fields.kind === 'all') return true
  if (fields.kind === 'not-stated') return null
  return fieldOfStudy.some((asked) =>
    fields.codes.some((code) => fieldFilterCodes(asked).includes(code)),
  )
}

function letsIn(
  { citizenship }: StoredScholarship,
  { countries }: ScholarshipSearch,
): Answer {
  if (countries === null) return true
  const { kind, codes, hint } = citizenship
  switch (kind) {
    case 'all':
      return true
    case 'all-except':
      return countries.some((code) => !codes.includes(code))
    case 'listed':
      if (countries.some((code) => codes.includes(code))) return true
      return hint === null ? false : null
    default:
      return null
  }
}

/** Full tuition passes any minimum. */
function paysAtLeast(s: StoredScholarship, min: string | null): Answer {
  if (min === null || s.amountType === 'full-tuition') return true
  const { most } = amountBounds(s)
  return most === null ? null : Number(most) >= Number(min)
}

function paysAtMost(s: StoredScholarship, max: string | null): Answer {
  if (max === null) return true
  const { least } = amountBounds(s)
  return least === null ? null : Number(least) <= Number(max)
}

function hasComplexity(s: StoredScholarship, { complexity }: ScholarshipSearch): Answer {
  if (complexity.length === 0) return true
  return s.applicationComplexity === null
    ? null
    : complexity.includes(s.applicationComplexity)
}

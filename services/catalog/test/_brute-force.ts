import { daysBetween, lastDayOfMonth } from '@landfall/calendar/day'
import { meetsAmountFilter } from '../src/record/scholarship/amount.ts'
import { viewDeadline } from '../src/record/scholarship/deadline.ts'
import { fieldFilterCodes } from '@landfall/matching/reference/fields'
import type { StoredScholarship } from '../src/record/scholarship/stored-scholarship.ts'
import type { ScholarshipSearch } from '../src/search/search/scholarship-search.ts'

/** Null: the listing does not say. */
type Answer = boolean | null

/** The filters as plain code over one record: slow, obvious, and without any search column. */
export function fits(s: StoredScholarship, search: ScholarshipSearch, now: Date): boolean {
  if (s.status !== 'published' && !(search.includePast && s.status === 'closed'))
    return false
  if (search.universityId !== null && s.universityId !== search.universityId) return false
  const answers: Answer[] = [
    search.deadlineSoon ? isSoon(s, now) : true,
    isOfLevel(s, search),
    isOfField(s, search),
    letsIn(s, search),
    meetsAmountFilter(s, { min: search.minAmount, max: search.maxAmount }),
    search.noEssay ? (s.requiresEssay === null ? null : !s.requiresEssay) : true,
    hasComplexity(s, search),
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

function isOfLevel(s: StoredScholarship, { degreeLevels }: ScholarshipSearch): Answer {
  if (degreeLevels.length === 0) return true
  return s.degreeLevels?.some((level) => degreeLevels.includes(level)) ?? null
}

function isOfField(
  { fields }: StoredScholarship,
  { fieldCodes }: ScholarshipSearch,
): Answer {
  if (fieldCodes.length === 0 || fields.kind === 'all') return true
  if (fields.kind === 'not-stated') return null
  return fieldCodes.some((asked) =>
    fields.codes.some((code) => fieldFilterCodes(asked).includes(code)),
  )
}

function letsIn(
  { citizenship }: StoredScholarship,
  { countryCodes }: ScholarshipSearch,
): Answer {
  if (countryCodes === null) return true
  const { kind, codes, hint } = citizenship
  switch (kind) {
    case 'all':
      return true
    case 'all-except':
      return countryCodes.some((code) => !codes.includes(code))
    case 'listed':
      if (countryCodes.some((code) => codes.includes(code))) return true
      return hint === null ? false : null
    default:
      return null
  }
}

function hasComplexity(s: StoredScholarship, { complexities }: ScholarshipSearch): Answer {
  if (complexities.length === 0) return true
  return s.applicationComplexity === null
    ? null
    : complexities.includes(s.applicationComplexity)
}

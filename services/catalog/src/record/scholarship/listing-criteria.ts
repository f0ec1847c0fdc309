import type { z } from 'zod'
import type { listingCriteriaSchema } from '@landfall/proto-events/catalog/scholarship-criteria'
import { statedDollars } from './amount.ts'
import { viewDeadline } from './deadline.ts'
import { isFindable } from './listing-status.ts'
import { askedConditions } from './requirements/asked-conditions.ts'
import type { StoredScholarship } from './stored-scholarship.ts'

/** A listing as it is published for matching students with awards. */
export type ListingFacts = z.output<typeof listingCriteriaSchema>

/** The longest description that the event's contract allows. */
const MAX_ABOUT_LENGTH = 600

/** @param state of the university that the award is tied to; null without one */
export function listingCriteriaOf(
  scholarship: StoredScholarship,
  state: string | null,
  now: Date,
): ListingFacts {
  const { date, precision, timeZone } = viewDeadline(scholarship.deadline, now)
  return {
    scholarshipId: scholarship.id,
    version: scholarship.version,
    // A listing whose deadline is only the last known one stays open.
    isOpen: isFindable(scholarship, 'open'),
    title: scholarship.title,
    provider: scholarship.provider,
    about: aboutOf(scholarship.description),
    deadline: { date, precision, timeZone },
    award: {
      type: scholarship.amountType,
      ...statedDollars(scholarship),
      loan: scholarship.loan,
      period: scholarship.amountPeriod,
    },
    state,
    criteria: criteriaOf(scholarship),
    requirements: askedConditions(scholarship),
    requiresEssay: scholarship.requiresEssay,
  }
}

function criteriaOf(scholarship: StoredScholarship): ListingFacts['criteria'] {
  const { citizenship, fields } = scholarship
  return {
    citizenship: {
      kind: citizenship.kind,
      codes: [...citizenship.codes],
      hint: citizenship.hint,
    },
    degreeLevels: listOrNull(scholarship.degreeLevels),
    fields: { kind: fields.kind, codes: [...fields.codes] },
    gpaRequirement: scholarship.gpaRequirement,
    minToeflScore: scholarship.minToeflScore,
    minIeltsScore: scholarship.minIeltsScore,
    minDuolingoScore: scholarship.minDuolingoScore,
    acceptsEnglishWaivers: scholarship.acceptsEnglishWaivers,
    eligibleVisaTypes: listOrNull(scholarship.eligibleVisaTypes),
    eligibleCitizenshipStatus: listOrNull(scholarship.eligibleCitizenshipStatus),
    requiresUsHighSchool: scholarship.requiresUsHighSchool,
    requiresUsResidency: scholarship.requiresUsResidency,
    residencyRequirements: scholarship.residencyRequirements,
    maxFamilyIncome: scholarship.maxFamilyIncome,
    requiresFinancialNeed: scholarship.requiresFinancialNeed,
    isNeedBased: scholarship.isNeedBased,
    isWomenOnly: scholarship.isWomenOnly,
    requiresNomination: scholarship.requiresNomination,
  }
}

function listOrNull<T>(list: readonly T[] | null): T[] | null {
  return list === null ? null : [...list]
}

/** The beginning of a description, cut after a word; null if there is no text. */
export function aboutOf(description: string | null): string | null {
  const text = description?.trim() ?? ''
  if (text.length <= MAX_ABOUT_LENGTH) return text === '' ? null : text
  const start = text.slice(0, MAX_ABOUT_LENGTH + 1)
  const gap = start.search(/\s\S*$/)
  // A single endless word is cut anywhere, but not inside a character.
  if (gap <= 0) return start.slice(0, MAX_ABOUT_LENGTH).replace(/[\uD800-\uDBFF]$/, '')
  return start.slice(0, gap).trimEnd()
}

import { ALL_FIELDS, fieldName } from '@landfall/matching/reference/fields'
import type { DegreeLevel } from '@landfall/matching/scholarship-criteria'
import { type DeadlineView, viewDeadline } from '../../record/scholarship/deadline.ts'
import { deadlineSort } from '../../record/scholarship/search-columns.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import { relatedFields } from './similar-asks.ts'

/** A similar award, and what the two have in common. */
export type SimilarScholarship = {
  scholarship: StoredScholarship
  /** Names of its fields that are close to the other's; "All fields" if it is for any. */
  fields: readonly string[]
  /** Levels that both are for. */
  levels: readonly DegreeLevel[]
  /** ISO codes that both list. */
  countries: readonly string[]
  isSameUniversity: boolean
}

/**
 * Ranks candidates, the most similar first: those with a coming date before the rest, then by what they share. Never
 * includes loans, nor the award itself.
 */
export function rankSimilar(
  subject: StoredScholarship,
  candidates: readonly StoredScholarship[],
  now: Date,
): SimilarScholarship[] {
  return candidates
    .filter(({ id, loan }) => id !== subject.id && loan === null)
    .map((scholarship) => {
      const shared = sharedBy(subject, scholarship)
      const deadline = viewDeadline(scholarship.deadline, now)
      return {
        shared,
        key: [
          dateGroup(scholarship, deadline),
          -pointsOf(subject, shared),
          deadlineSort(deadline),
        ],
      }
    })
    .toSorted((one, other) => byKey(one.key, other.key) || byId(one.shared, other.shared))
    .map(({ shared }) => shared)
}

function sharedBy(
  subject: StoredScholarship,
  scholarship: StoredScholarship,
): SimilarScholarship {
  const { fields, citizenship, degreeLevels, universityId } = scholarship
  const near = relatedFields(subject.fields.codes)
  const named = fields.codes
    .filter((code) => near.includes(code))
    .flatMap((code) => fieldName(code) ?? [])
  const countries =
    subject.citizenship.kind === 'listed' && citizenship.kind === 'listed'
      ? citizenship.codes.filter((code) => subject.citizenship.codes.includes(code))
      : []
  return {
    scholarship,
    fields: fields.kind === 'all' ? [ALL_FIELDS] : named,
    levels: (subject.degreeLevels ?? []).filter((level) => degreeLevels?.includes(level)),
    countries,
    isSameUniversity: universityId !== null && universityId === subject.universityId,
  }
}

/** First a coming date, or applications at any time; then no date; then a round that has passed. */
function dateGroup({ deadline }: StoredScholarship, { precision }: DeadlineView): number {
  if (deadline.basis === 'rolling') return 0
  if (precision === 'last-known') return 2
  return precision === 'none' ? 1 : 0
}

/** A named field counts more than anything else; what most awards have in common counts little. */
function pointsOf(subject: StoredScholarship, shared: SimilarScholarship): number {
  const { scholarship, fields, countries, levels, isSameUniversity } = shared
  const isByName = scholarship.fields.kind === 'listed' && fields.length > 0
  const isLevelForLevel =
    levels.length === subject.degreeLevels?.length &&
    levels.length === scholarship.degreeLevels?.length
  const points: readonly [boolean, number][] = [
    [isByName, 4],
    [isSameUniversity, 2],
    [countries.length > 0, 2],
    [subject.isWomenOnly === true && scholarship.isWomenOnly === true, 2],
    [scholarship.fields.kind === subject.fields.kind, 1],
    [scholarship.citizenship.kind === subject.citizenship.kind, 1],
    [isLevelForLevel, 1],
    [(scholarship.universityId === null) === (subject.universityId === null), 1],
    [subject.isNeedBased === true && scholarship.isNeedBased === true, 1],
  ]
  return points.reduce((sum, [holds, worth]) => sum + (holds ? worth : 0), 0)
}

function byKey(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place])
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

function byId(one: SimilarScholarship, other: SimilarScholarship): number {
  return one.scholarship.id < other.scholarship.id ? -1 : 1
}

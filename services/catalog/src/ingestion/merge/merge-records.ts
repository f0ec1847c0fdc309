import { isDeepStrictEqual } from 'node:util'
import type { Requirement } from '@landfall/matching/requirements/requirement'
import type { ScholarshipDetails } from '../../record/scholarship/scholarship.ts'
import { statedDetails } from '../../record/scholarship/stated-details.ts'
import { keyOfText } from '../../record/scholarship/requirements/stated-requirements.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'

type Detail = keyof ScholarshipDetails

/** Details that belong together; the whole group comes from one listing. */
const GROUPS: readonly (readonly Detail[])[] = [
  ['amountType', 'amount', 'maxAmount', 'currency', 'amountPeriod'],
  ['sourceUrl', 'sourceUrlKind'],
]

/** Which of two stays: an organization's own, then the one that states more, then the older. */
export function survivorFirst(
  a: StoredScholarship,
  b: StoredScholarship,
): [StoredScholarship, StoredScholarship] {
  if ((a.ownerId === null) !== (b.ownerId === null))
    return a.ownerId === null ? [b, a] : [a, b]
  const difference = statedCount(a) - statedCount(b)
  if (difference !== 0) return difference > 0 ? [a, b] : [b, a]
  const isElder =
    a.createdAt < b.createdAt || (+a.createdAt === +b.createdAt && a.id < b.id)
  return isElder ? [a, b] : [b, a]
}

/**
 * The survivor with what only the other states, and the provenance of both. What it took over counts as edited by
 * hand, so that the next run of its source keeps it.
 */
export function enriched(
  survivor: StoredScholarship,
  other: StoredScholarship,
  now: Date,
): StoredScholarship {
  const more = conditionsOfOther(survivor, other)
  const taken = takenDetails(survivor, other)
  const details = Object.fromEntries(taken.map((detail) => [detail, other[detail]]))
  const { provenance } = survivor
  return {
    ...survivor,
    ...details,
    ...(more.length > 0 && { requirements: [...(survivor.requirements ?? []), ...more] }),
    provenance: {
      ...provenance,
      source: `${provenance.source} and ${other.provenance.source}`,
      urls: [...new Set([...provenance.urls, ...other.provenance.urls])],
    },
    editedFields: [
      ...new Set([
        ...survivor.editedFields,
        ...taken,
        ...(more.length > 0 ? ['requirements'] : []),
        'provenance',
      ]),
    ],
    version: survivor.version + 1,
    updatedAt: now,
  }
}

function takenDetails(survivor: StoredScholarship, other: StoredScholarship): Detail[] {
  const grouped = new Set(GROUPS.flat())
  const plain = (Object.keys(statedDetails(survivor)) as Detail[]).filter(
    (detail) =>
      !grouped.has(detail) &&
      detail !== 'requirements' &&
      isStated(other, detail) &&
      !isStated(survivor, detail),
  )
  const groups = GROUPS.filter(
    (group) => hasFigures(other, group) && !hasFigures(survivor, group),
  )
  return [...plain, ...groups.flat()]
}

/** We cannot choose which conditions apply, so those of both do: each text once, each key once. */
function conditionsOfOther(
  { requirements }: StoredScholarship,
  other: StoredScholarship,
): Requirement[] {
  const texts = new Set(requirements?.map(({ text }) => text))
  const keys = new Set(requirements?.map(({ key }) => key))
  const more = (other.requirements ?? []).filter(({ text }) => !texts.has(text))
  return more.map((one) => (keys.has(one.key) ? { ...one, key: keyOfText(one.text) } : one))
}

function hasFigures(record: StoredScholarship, group: readonly Detail[]): boolean {
  return group.some((detail) => detail !== 'amountType' && record[detail] !== null)
}

function isStated(record: StoredScholarship, detail: Detail): boolean {
  const value = record[detail]
  if (value === null || value === undefined) return false
  if (Array.isArray(value)) return value.length > 0
  if (typeof value !== 'object' || !('kind' in value)) return true
  return value.kind !== 'not-stated' && value.kind !== 'none'
}

function statedCount(record: StoredScholarship): number {
  return (Object.keys(statedDetails(record)) as Detail[]).filter((d) => isStated(record, d))
    .length
}

/**
 * The survivor without what it took over from the other. What a person or its source has changed since the merge
 * stays; if the source has, its next run also sets what was taken over.
 */
export function separated(
  before: StoredScholarship,
  other: StoredScholarship,
  present: StoredScholarship,
  now: Date,
): StoredScholarship {
  const { editedFields: _edited, version: _version, updatedAt: _at, ...facts } = before
  const merged = enriched(before, other, now)
  const back = (Object.keys(facts) as (keyof typeof facts)[]).filter(
    (field) =>
      !isDeepStrictEqual(merged[field], before[field]) &&
      isDeepStrictEqual(merged[field], present[field]),
  )
  const isBack = (field: string) =>
    !before.editedFields.includes(field) && back.some((one) => one === field)
  return {
    ...present,
    ...Object.fromEntries(back.map((field) => [field, before[field]])),
    editedFields: present.editedFields.filter((field) => !isBack(field)),
    contentHash: before.feed === null ? present.contentHash : before.contentHash,
    version: present.version + 1,
    updatedAt: now,
  }
}

/** The next version of the record, as it was before the merge; a record hidden since stays hidden. */
export function restored(
  before: StoredScholarship,
  present: StoredScholarship,
  now: Date,
): StoredScholarship {
  const { status, visibility, closedReason } = present
  const isHidden = visibility !== 'public'
  return {
    ...before,
    ...(isHidden && { status, visibility, closedReason }),
    version: present.version + 1,
    updatedAt: now,
  }
}

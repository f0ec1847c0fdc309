import { getTableColumns } from 'drizzle-orm'
import { scholarships } from '../../db/scholarship-tables.ts'
import type { ScholarshipDetails } from './scholarship.ts'
import { LISTS, PLAIN, pick } from './stated-details.ts'
import type { StoredScholarship } from './stored-scholarship.ts'

const {
  searchCountries: _searchCountries,
  searchDegrees: _searchDegrees,
  searchFields: _searchFields,
  searchText: _searchText,
  leastAmount: _leastAmount,
  mostAmount: _mostAmount,
  amountSort: _amountSort,
  effortSort: _effortSort,
  deadlinePrecision: _deadlinePrecision,
  deadlineDate: _deadlineDate,
  deadlineSort: _deadlineSort,
  deadlineRollsAt: _deadlineRollsAt,
  ...columns
} = getTableColumns(scholarships)

/** The columns of a record: all but those that only searches use. */
export const recordFields = columns

export type ScholarshipRow = Pick<
  typeof scholarships.$inferSelect,
  keyof typeof recordFields
>
type NewRow = typeof scholarships.$inferInsert

type Plain = Pick<ScholarshipDetails, (typeof PLAIN)[number]>
type Lists = Pick<ScholarshipRow, (typeof LISTS)[number]>

/** The columns of what a provider states. */
export function detailColumns(details: ScholarshipDetails) {
  const plain = pick(details, PLAIN)
  const lists = Object.fromEntries(
    LISTS.map((key) => [key, details[key] === null ? null : [...details[key]]]),
  ) as Lists
  return {
    ...plain,
    ...lists,
    requirements: details.requirements,
    citizenshipKind: details.citizenship.kind,
    citizenshipCodes: [...details.citizenship.codes],
    citizenshipHint: details.citizenship.hint,
    fieldKind: details.fields.kind,
    fieldCodes: [...details.fields.codes],
    deadlineKind: details.deadline.kind,
    deadlineText: details.deadline.text,
    deadlineTimeZone: details.deadline.timeZone,
    deadlineBasis: details.deadline.basis,
  } satisfies Partial<NewRow>
}

/** Reads the stated facts back; the reverse of `detailColumns`. */
function detailsOfRow(row: ScholarshipRow): ScholarshipDetails {
  return {
    ...(pick(row, PLAIN) as Plain),
    ...pick(row, LISTS),
    requirements: row.requirements,
    citizenship: {
      kind: row.citizenshipKind,
      codes: row.citizenshipCodes,
      hint: row.citizenshipHint,
    },
    fields: { kind: row.fieldKind, codes: row.fieldCodes },
    deadline: {
      kind: row.deadlineKind,
      text: row.deadlineText,
      timeZone: row.deadlineTimeZone,
      basis: row.deadlineBasis,
    },
  } as ScholarshipDetails
}

/** The columns that identify, own and trace a scholarship. */
export function recordColumns(scholarship: StoredScholarship) {
  return {
    id: scholarship.id,
    slug: scholarship.slug,
    status: scholarship.status,
    visibility: scholarship.visibility,
    closedReason: scholarship.closedReason,
    ownerId: scholarship.ownerId,
    feed: scholarship.feed,
    source: scholarship.provenance.source,
    sourceId: scholarship.provenance.sourceId,
    licence: scholarship.provenance.licence,
    sourceYear: scholarship.provenance.year,
    confidence: scholarship.provenance.confidence,
    sourceUrls: [...scholarship.provenance.urls],
    editedFields: [...scholarship.editedFields],
    contentHash: scholarship.contentHash,
    lastVerifiedAt: scholarship.lastVerifiedAt,
    linkStatus: scholarship.linkStatus,
    version: scholarship.version,
    publishedAt: scholarship.publishedAt,
    createdAt: scholarship.createdAt,
    updatedAt: scholarship.updatedAt,
  } satisfies Partial<NewRow>
}

/** Reads a whole record back. */
export function scholarshipOfRow(row: ScholarshipRow): StoredScholarship {
  return {
    ...detailsOfRow(row),
    id: row.id,
    slug: row.slug,
    status: row.status,
    visibility: row.visibility,
    closedReason: row.closedReason,
    ownerId: row.ownerId,
    feed: row.feed,
    provenance: {
      source: row.source,
      sourceId: row.sourceId,
      licence: row.licence,
      year: row.sourceYear,
      confidence: row.confidence,
      urls: row.sourceUrls,
    },
    editedFields: row.editedFields,
    contentHash: row.contentHash,
    lastVerifiedAt: row.lastVerifiedAt,
    linkStatus: row.linkStatus,
    version: row.version,
    publishedAt: row.publishedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

import {
  type RequirementSet,
  requirementSetOf,
} from '@landfall/matching/requirements/requirement-set'
import type { Database } from '@landfall/kit/database/postgres'
import { chunksOf } from '../../db/chunks.ts'
import { requirementSets } from '../../db/scholarship-tables.ts'
import { allAsked, type AskingColumns } from './requirements/asked-conditions.ts'
import type { StoredScholarship } from './stored-scholarship.ts'

/** What the record asks beyond the columns that the profile decides; null if nothing. */
export function setOfRecord(
  record: AskingColumns & Pick<StoredScholarship, 'id'>,
): RequirementSet | null {
  const set = requirementSetOf(record.id, allAsked(record))
  return set.terms.length === 0 ? null : set
}

/** All writers insert in one order, so that they cannot deadlock. */
export async function addRequirementSets(
  db: Database,
  sets: readonly RequirementSet[],
): Promise<void> {
  const distinct = [...new Map(sets.map((set) => [set.id, set])).values()]
  for (const chunk of chunksOf(distinct.toSorted((a, b) => (a.id < b.id ? -1 : 1)))) {
    await db.insert(requirementSets).values(chunk).onConflictDoNothing()
  }
}

/** All sets that any record has or had: a set's id is derived from its content, so sets never change. */
export function readRequirementSets(db: Database): Promise<RequirementSet[]> {
  return db.select().from(requirementSets)
}

import { listing } from '@landfall/matching/testing/examples'
import type { Requirement } from '@landfall/matching/requirements/requirement'
import type { StoredScholarship } from '../src/record/scholarship/stored-scholarship.ts'
import { NOW, type RunningCatalog } from './_app.ts'

/** Makes published awards ask this, and nothing else, of students: one award for each list. */
export async function awardsAsking(
  { stores, unitOfWork }: RunningCatalog,
  asked: readonly Requirement[][],
): Promise<StoredScholarship[]> {
  const shipped = await stores.scholarships.findBatch(null, 1000)
  const records = shipped
    .filter(({ status }) => status === 'published')
    .slice(0, asked.length)
    .map((award, at) => ({ ...award, ...listing(), requirements: asked[at] ?? [] }))
  await unitOfWork((tx) => tx.scholarships.saveAll(records, new Date(NOW)))
  return records
}

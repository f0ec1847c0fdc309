import { listing } from '@landfall/matching/testing/examples'
import type { Requirement } from '@landfall/matching/requirements/requirement'
import type { StoredScholarship } from '../src/record/scholarship/stored-scholarship.ts'
import { NOW, type RunningCatalog } from './_app.ts'

/** The shipped awards that are open. */
export async function openAwards({ stores }: RunningCatalog): Promise<StoredScholarship[]> {
  const shipped = await stores.scholarships.findBatch(null, 1000)
  return shipped.filter(({ status }) => status === 'published')
}

/** Makes published awards ask only this of students: one award for each list. */
export async function awardsAsking(
  catalog: RunningCatalog,
  asked: readonly Requirement[][],
): Promise<StoredScholarship[]> {
  const records = (await openAwards(catalog))
    .slice(0, asked.length)
    .map((award, at) => ({ ...award, ...listing(), requirements: asked[at] ?? [] }))
  await catalog.unitOfWork((tx) => tx.scholarships.saveAll(records, new Date(NOW)))
  return records
}

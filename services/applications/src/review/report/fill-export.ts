import { buffer } from 'node:stream/consumers'
import type { Clock } from '@landfall/kit/core/clock'
import type { RecommendationStore } from '../../application/recommendation/recommendation.store.ts'
import { isReadable } from '../../application/recommendation/recommendation.ts'
import type { SubmissionStore } from '../../application/submission/submission.store.ts'
import type { DocumentStore } from '../../student/document/document.store.ts'
import type { ObjectStorage } from '../../student/document/storage/object-storage.ts'
import { makeListReviewDocuments } from '../document/review-documents.ts'
import { makeListReviewLetters } from '../document/review-letters.ts'
import type { ReviewExportStore } from '../export/review-export.store.ts'
import type { ReviewExport } from '../export/review-export.ts'
import type { Board } from '../workspace/board.ts'
import { type BoardStores, readBoard } from '../workspace/read-review.ts'
import { ArchiveTooLarge, type ArchiveSources, makeArchive } from './export-archive.ts'
import { applicationsTable } from './export-table.ts'

type Deps = {
  stores: BoardStores & {
    submissions: SubmissionStore
    documents: DocumentStore
    recommendations: RecommendationStore
    reviewExports: ReviewExportStore
  }
  objects: ObjectStorage
  hasScanner: boolean
  clock: Clock
}

const TOO_LARGE =
  'The documents together are too large for one archive. Export the table instead, and open the documents you need one by one.'
const FAILED = 'The file could not be made. Please start again.'

/**
 * Makes a file of a review and stores it with the documents, under an id that no document has: the sweep of orphans
 * removes it after a day. Does nothing once the file is complete. If the file was removed meanwhile, because somebody
 * in it erased their account, nothing is left of it.
 */
export function makeFillExport(deps: Deps) {
  return async function fillExport(
    exportId: string,
    { isLastTry }: { isLastTry: boolean },
  ): Promise<void> {
    const { reviewExports, reviews } = deps.stores
    const started = await reviewExports.find(exportId)
    const review = started && (await reviews.find(started.scholarshipId))
    if (!review || started.bytes !== null || started.failure !== null) return
    try {
      const board = await readBoard(deps.stores, review)
      const content = await contentOf(deps, started, board)
      await deps.objects.put(exportId, content)
      if (!(await reviewExports.finish(exportId, content.length)))
        await deps.objects.remove(exportId)
    } catch (error) {
      const isTooLarge = error instanceof ArchiveTooLarge
      if (isTooLarge || isLastTry)
        await reviewExports.fail(exportId, isTooLarge ? TOO_LARGE : FAILED)
      if (!isTooLarge) throw error
    }
  }
}

async function contentOf(deps: Deps, one: ReviewExport, board: Board): Promise<Buffer> {
  if (one.format === 'csv') return Buffer.from(applicationsTable(board))
  return makeArchive(board, sourcesOf(deps, one, board))
}

function sourcesOf(
  { stores, objects, hasScanner, clock }: Deps,
  { id, startedBy: userId }: ReviewExport,
  { review: { ownerId: organizationId } }: Board,
): ArchiveSources {
  const listLetters = makeListReviewLetters(stores)
  async function read(objectId: string) {
    const content = await objects.read(objectId)
    return content && buffer(content)
  }
  return {
    // Whoever has the file made counts as having opened every submission.
    async submissionOf({ applicationId }) {
      const opening = { applicationId, userId, organizationId, at: clock.now() }
      await stores.submissions.recordOpenings([opening])
      const found = await stores.submissions.findAll([applicationId])
      return found.get(applicationId)?.[0] ?? null
    },
    documentsOf: makeListReviewDocuments({ documents: stores.documents, hasScanner }),
    async lettersOf({ applicationId }) {
      return (await listLetters([applicationId])).get(applicationId) ?? []
    },
    contentOf: ({ objectId }) => read(objectId),
    async contentOfLetter(letter) {
      const { objectId } = letter
      return objectId !== null && isReadable(letter, hasScanner) ? read(objectId) : null
    },
    onProgress: (done, total) => stores.reviewExports.setProgress(id, done, total),
  }
}

import { scoreEssay } from '@landfall/essays/score-essay'
import { createSealer } from '@landfall/kit/core/sealed'
import type { openDocuments } from '@landfall/kit/database/open-documents'
import type { documentModels } from '../src/db/documents.ts'
import { createEssayDocumentStore } from '../src/modules/essay/essay-document.store.ts'
import type { PublishEssayStep } from '../src/modules/essay/essay-step.ts'
import { makeReviewEssay } from '../src/modules/essay/review-essay.ts'
import type { RunningAiWorkers } from './_app.ts'

export type Documents = ReturnType<typeof openDocuments<ReturnType<typeof documentModels>>>

/**
 * Reviews an essay as a worker's job does, but right away, and without the grammar checker, which takes seconds to
 * start.
 */
export function reviewingOf(
  app: RunningAiWorkers,
  documents: Documents,
  o: {
    beforeScore?: () => Promise<unknown>
    publishStep?: PublishEssayStep
  } = {},
) {
  return makeReviewEssay({
    essayReviews: app.stores.essayReviews,
    essayDocuments: createEssayDocumentStore(
      async () => (await documents.model()).essays,
      createSealer(app.config.studentAnswersKey),
    ),
    unitOfWork: app.unitOfWork,
    async scoreEssay(input) {
      await o.beforeScore?.()
      return scoreEssay(input, [])
    },
    publishStep: o.publishStep ?? (async () => undefined),
    clock: { now: () => new Date() },
  })
}

import type { Clock } from '@landfall/kit/core/clock'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { Bus } from '@landfall/kit/messaging/bus'
import type { Log } from '@landfall/kit/observability/log'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { EssayModels } from './db/documents.ts'
import { createEssayDocumentStore } from './modules/essay/essay-document.store.ts'
import { createEssayScorer } from './modules/essay/essay-scorer.client.ts'
import { makeCheckAndScore } from './modules/essay/check-and-score.ts'
import type { EssayStep } from './modules/essay/essay-step.ts'
import { makeFailLostReviews, makeFailReview } from './modules/essay/fail-review.ts'
import { makeReviewEssay } from './modules/essay/review-essay.ts'
import {
  createLanguageTool,
  type LanguageToolSettings,
} from './modules/second-checker/languagetool.client.ts'
import { makeAskSecondChecker } from './modules/second-checker/ask-second-checker.ts'
import { makePublishSteps } from './publish-steps.ts'
import type { Stores } from './stores.ts'

/** The background half of essay reviews: the work of their jobs, and the thread that scores. */
export function createEssayReviewing(o: {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  models: () => Promise<EssayModels>
  sealer: Sealer
  bus: Bus
  clock: Clock
  languageTool: LanguageToolSettings | null
  log: Log
}) {
  const { unitOfWork, clock, languageTool, log } = o
  const { essayReviews } = o.stores
  const scorer = createEssayScorer()
  const secondChecker =
    languageTool &&
    makeAskSecondChecker({ ask: createLanguageTool(languageTool), mask: scorer.mask, log })
  const publishStep = makePublishSteps(
    o.bus,
    'essay-progress',
    ({ reviewId }: EssayStep) => reviewId,
  )
  const essayDocuments = createEssayDocumentStore(o.models, o.sealer)
  const reviewEssay = makeReviewEssay({
    essayReviews,
    essayDocuments,
    unitOfWork,
    scoreEssay: makeCheckAndScore({ scorer, secondChecker }),
    publishStep,
    clock,
  })
  const failReview = makeFailReview({ essayReviews, clock })
  return {
    reviewEssay,
    failReview,
    failLostReviews: makeFailLostReviews({ essayReviews, clock }, failReview),
    stop: () => scorer.stop(),
  }
}
export type EssayReviewing = ReturnType<typeof createEssayReviewing>

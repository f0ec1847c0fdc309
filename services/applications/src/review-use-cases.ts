import {
  makeFindReviewDocument,
  makeListReviewDocuments,
} from './review/document/review-documents.ts'
import {
  makeFindLetterFile,
  makeListReviewLetters,
} from './review/document/review-letters.ts'
import { makeReadAudit } from './review/audit/read-audit.ts'
import { countUndone } from './review/decide/count-undone.ts'
import {
  makeApplyDecisions,
  makePlanDecisions,
  makeUndoDecisions,
} from './review/decide/plan-decisions.ts'
import { makeAnswerReviewer, makeAskChair } from './review/panel/ask-chair.ts'
import {
  makeAssignReviewer,
  makeAssignReviewers,
  makeUnassignReviewer,
} from './review/panel/assign-reviewers.ts'
import {
  makeDeclareConflict,
  makeLiftConflict,
  makeSaveAffiliations,
} from './review/panel/change-conflicts.ts'
import { makeSaveScore } from './review/panel/save-score.ts'
import { makeReadPromises, makeSummarizeReview } from './review/report/review-summary.ts'
import { makeTakeReviewDocument } from './review/report/take-document.ts'
import {
  makeListExports,
  makeStartExport,
  makeTakeExport,
} from './review/report/start-export.ts'
import {
  makeMoveReview,
  makeSaveRubric,
  makeSaveSettings,
} from './review/settings/change-settings.ts'
import { makeListLed } from './review/workspace/list-led.ts'
import { makeReadQueue } from './review/workspace/read-queue.ts'
import { makeOpenReview, makeOpenRow } from './review/workspace/read-review.ts'
import { makeAwardPort } from './savers.ts'
import type { Deps } from './use-case-deps.ts'

export function reviewUseCases(deps: Deps) {
  const { stores, clock, hasScanner } = deps
  const openReview = makeOpenReview({ ...stores, clock })
  const openRow = makeOpenRow({ ...stores, clock })
  const findDocument = makeFindReviewDocument({ ...stores, hasScanner })
  const findLetterFile = makeFindLetterFile({ ...stores, hasScanner })
  const files = { findDocument, findLetterFile }
  return {
    openReview,
    openReviewRow: openRow,
    takeReviewDocument: makeTakeReviewDocument({ ...stores, clock, openRow, ...files }),
    readQueue: makeReadQueue({ ...stores, openReview }),
    listLed: makeListLed({ ...stores, openReview }),
    listReviewLetters: makeListReviewLetters(stores),
    listReviewDocuments: makeListReviewDocuments({
      ...stores,
      hasScanner: deps.hasScanner,
    }),
    saveReviewSettings: makeSaveSettings(deps),
    saveRubric: makeSaveRubric({
      ...deps,
      isScored: (tx, scholarshipId) => tx.reviewScores.isAny(scholarshipId),
    }),
    moveReview: makeMoveReview({ ...deps, countUndone }),
    assignReviewers: makeAssignReviewers(deps),
    assignReviewer: makeAssignReviewer(deps),
    unassignReviewer: makeUnassignReviewer(deps),
    declareConflict: makeDeclareConflict(deps),
    liftConflict: makeLiftConflict(deps),
    saveAffiliations: makeSaveAffiliations(deps),
    saveScore: makeSaveScore(deps),
    askChair: makeAskChair(deps),
    answerReviewer: makeAnswerReviewer(deps),
    ...decisionUseCases(deps),
  }
}

function decisionUseCases(deps: Deps) {
  const { stores, clock } = deps
  const awards = makeAwardPort(deps)
  return {
    /** The words for awards. */
    awardWords: awards,
    planDecisions: makePlanDecisions({ ...deps, awards }),
    undoDecisions: makeUndoDecisions(deps),
    applyDecisions: makeApplyDecisions(deps),
    startReviewExport: makeStartExport(deps),
    listReviewExports: makeListExports({ ...stores, clock }),
    takeReviewExport: makeTakeExport({ ...stores, clock }),
    readReviewAudit: makeReadAudit(stores),
    summarizeReview: makeSummarizeReview(stores),
    readPromises: makeReadPromises(stores),
  }
}

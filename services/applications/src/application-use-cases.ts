import {
  makeRemoveApplication,
  makeReopenApplication,
  makeWithdrawApplication,
} from './application/application/change-application.ts'
import {
  makeCountApplications,
  makeFindApplication,
  makeListApplications,
  makeReadTaking,
} from './application/application/read-applications.ts'
import { makeSaveApplication } from './application/application/save-application.ts'
import { makeAddLetterFile } from './application/recommendation/add-letter-file.ts'
import {
  makeDeclineRequest,
  makeOpenRequest,
  makeSaveLetterDraft,
  makeStopReminders,
  makeSubmitLetter,
} from './application/recommendation/answer-request.ts'
import {
  makeAskRecommender,
  makeCancelRecommendation,
  makeInviteRecommender,
  makeUpdateRecommendation,
} from './application/recommendation/ask-recommender.ts'
import { makeFindOwnLetter } from './application/recommendation/read-recommendations.ts'
import { makeFindRequest } from './application/recommendation/request-of-link.ts'
import { makeReuseLetter, reusableFor } from './application/recommendation/reuse-letter.ts'
import { makeAssessApplications } from './application/submission/assess-all.ts'
import { makeCountSavers } from './application/submission/count-savers.ts'
import { checkDeciderOf, noteDecidedDespite } from './review/decide/check-decider.ts'
import { makeMoveApplication } from './application/submission/move-application.ts'
import { makeReadStudent } from './application/submission/read-student.ts'
import { makeOpenLetter, makeOpenLetters } from './application/submission/read-letters.ts'
import {
  makeCountSubmitted,
  makeFindSubmitted,
  makeListSubmitted,
  makeOpenSubmissions,
} from './application/submission/read-submitted.ts'
import { makeSubmitApplication } from './application/submission/submit-application.ts'
import { makeRecordWithLetters } from './savers.ts'
import type { Deps } from './use-case-deps.ts'

export function applicationUseCases({ openSealed, ...deps }: Deps) {
  const { stores } = deps
  const readStudent = makeReadStudent(openSealed)
  const saving = { ...deps, recordApplication: makeRecordWithLetters(deps) }
  return {
    findApplication: makeFindApplication(stores),
    listApplications: makeListApplications(stores),
    countApplications: makeCountApplications(stores),
    readTaking: makeReadTaking({ ...stores, clock: deps.clock }),
    assessApplications: makeAssessApplications({ ...deps, readStudent }),
    saveApplication: makeSaveApplication(saving),
    withdrawApplication: makeWithdrawApplication(saving),
    reopenApplication: makeReopenApplication(saving),
    removeApplication: makeRemoveApplication(saving),
    submitApplication: makeSubmitApplication({ ...saving, readStudent }),
  }
}

export function submittedUseCases(deps: Deps) {
  const { stores, clock } = deps
  return {
    findSubmitted: makeFindSubmitted(stores),
    listSubmitted: makeListSubmitted(stores),
    countSubmitted: makeCountSubmitted(stores),
    countSavers: makeCountSavers(stores),
    openSubmissions: makeOpenSubmissions({ ...stores, clock }),
    openLetters: makeOpenLetters({ ...stores, clock }),
    openLetter: makeOpenLetter({ ...stores, clock }),
    moveApplication: makeMoveApplication({
      ...deps,
      recordApplication: makeRecordWithLetters(deps),
      deciders: { check: checkDeciderOf, note: noteDecidedDespite },
    }),
  }
}

export function recommendationUseCases(deps: Deps) {
  const { stores, hasScanner } = deps
  return {
    hasScanner,
    askRecommender: makeAskRecommender(deps),
    updateRecommendation: makeUpdateRecommendation(deps),
    inviteRecommender: makeInviteRecommender(deps),
    cancelRecommendation: makeCancelRecommendation(deps),
    reuseLetter: makeReuseLetter(deps),
    findReusableLetters: (of: { studentId: string; applicationId: string }) =>
      reusableFor(stores, of),
    findOwnLetter: makeFindOwnLetter({ stores }),
    findRecommendationRequest: makeFindRequest(deps),
    openRecommendationRequest: makeOpenRequest(deps),
    saveLetterDraft: makeSaveLetterDraft(deps),
    addLetterFile: makeAddLetterFile(deps),
    submitLetter: makeSubmitLetter(deps),
    declineRecommendationRequest: makeDeclineRequest(deps),
    stopRecommendationReminders: makeStopReminders(deps),
  }
}

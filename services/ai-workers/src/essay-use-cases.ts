import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import {
  makeAnswerRequest,
  makeWithdrawRequest,
} from './modules/essay-request/answer-request.ts'
import { makeAskMentor } from './modules/essay-request/ask-mentor.ts'
import { makeEndRequestsOfEssay } from './modules/essay-request/keep-request.ts'
import { makeReadRequests } from './modules/essay-request/read-requests.ts'
import {
  makeMarkFeedback,
  makeWriteFeedback,
} from './modules/essay-request/write-feedback.ts'
import { makeDeleteEssay } from './modules/essay/delete-essay.ts'
import { makeReadEssays } from './modules/essay/read-essays.ts'
import type { EssayDocumentStore } from './modules/essay/essay-document.store.ts'
import { makeReviseEssay } from './modules/essay/revise-essay.ts'
import { makeSubmitEssay } from './modules/essay/submit-essay.ts'
import type { Stores } from './stores.ts'

type Needs = Parameters<typeof makeSubmitEssay>[0] &
  Parameters<typeof makeReadEssays>[0] &
  Parameters<typeof makeAskMentor>[0] &
  Parameters<typeof makeReadRequests>[0] &
  Parameters<typeof makeWriteFeedback>[0]
type Deps = Omit<Needs, 'unitOfWork' | 'essayReviews' | 'essayDocuments'> & {
  unitOfWork: UnitOfWork<Stores>
  essayReviews: Stores['essayReviews']
  essayDocuments: EssayDocumentStore
}

/** What students do with essays, and what they and mentors do with requests to read them. */
export function createEssayUseCases(deps: Deps) {
  return {
    essays: makeReadEssays(deps),
    submitEssay: makeSubmitEssay(deps),
    reviseEssay: makeReviseEssay(deps),
    deleteEssay: makeDeleteEssay({ ...deps, endRequests: makeEndRequestsOfEssay(deps) }),
    essayRequests: makeReadRequests(deps),
    askMentor: makeAskMentor(deps),
    answerEssayRequest: makeAnswerRequest(deps),
    withdrawEssayRequest: makeWithdrawRequest(deps),
    essayFeedback: makeWriteFeedback(deps),
    markEssayFeedback: makeMarkFeedback(deps),
  }
}

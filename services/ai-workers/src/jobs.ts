import type { Clock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { EssayReviewing } from './essay-reviewing.ts'
import { answerQuestionJob } from './jobs/answer-question.job.ts'
import { implementAnswerQuestion } from './jobs/answer-question.ts'
import { computeMatchJob } from './jobs/compute-match.job.ts'
import { implementComputeMatch } from './jobs/compute-match.ts'
import { computeMatchAgainJob } from './jobs/compute-match-again.job.ts'
import { implementComputeMatchAgain } from './jobs/compute-match-again.ts'
import {
  failLostRepliesJob,
  failLostRepliesSchedule,
} from './jobs/fail-lost-replies.job.ts'
import { implementFailLostReplies } from './jobs/fail-lost-replies.ts'
import {
  failLostReviewsJob,
  failLostReviewsSchedule,
} from './jobs/fail-lost-reviews.job.ts'
import { implementFailLostReviews } from './jobs/fail-lost-reviews.ts'
import { failLostRunsJob, failLostRunsSchedule } from './jobs/fail-lost-runs.job.ts'
import { implementFailLostRuns } from './jobs/fail-lost-runs.ts'
import {
  lookAfterEssayRequestsJob,
  lookAfterEssayRequestsSchedule,
} from './jobs/look-after-essay-requests.job.ts'
import { implementLookAfterEssayRequests } from './jobs/look-after-essay-requests.ts'
import { matchAgainJob, matchAgainSchedule } from './jobs/match-again.job.ts'
import { implementMatchAgain } from './jobs/match-again.ts'
import {
  removeOldAnswersJob,
  removeOldAnswersSchedule,
} from './jobs/remove-old-answers.job.ts'
import { implementRemoveOldAnswers } from './jobs/remove-old-answers.ts'
import { removeOldRunsJob, removeOldRunsSchedule } from './jobs/remove-old-runs.job.ts'
import { implementRemoveOldRuns } from './jobs/remove-old-runs.ts'
import { reviewEssayJob } from './jobs/review-essay.job.ts'
import { implementReviewEssay } from './jobs/review-essay.ts'
import { sweepDocumentsJob, sweepDocumentsSchedule } from './jobs/sweep-documents.job.ts'
import { implementSweepDocuments } from './jobs/sweep-documents.ts'
import { wordInsightJob } from './jobs/word-insight.job.ts'
import { implementWordInsight } from './jobs/word-insight.ts'
import { wordMatchTipsJob } from './jobs/word-match-tips.job.ts'
import { implementWordMatchTips } from './jobs/word-match-tips.ts'
import type { MentorAnswering } from './mentor-answering.ts'
import type { SweepDocuments } from './modules/erasure/sweep-documents.ts'
import { makeLookAfterRequests } from './modules/essay-request/look-after-requests.ts'
import { makeRemoveOldWordings } from './modules/insight-wording/remove-old-wordings.ts'
import { makeWordInsight } from './modules/insight-wording/word-insight.ts'
import { makeWordMatchTips } from './modules/match-tips/word-match-tips.ts'
import { formAgain } from './modules/match/form-again.input.ts'
import { makeMatchAgain, makeRemoveOldRuns } from './modules/match/match-again.ts'
import type { MatchResultStore } from './modules/match/match-result.store.ts'
import type { Provider } from './modules/provider/provider.ts'
import { makeRemoveOldAnswers } from './modules/provider/remove-old-answers.ts'
import type { Stores } from './stores.ts'
import type { StudentMatching } from './student-matching.ts'

const MENTOR_CONCURRENCY = 100

const DEFINITIONS = [
  computeMatchJob,
  computeMatchAgainJob,
  matchAgainJob,
  removeOldRunsJob,
  failLostRunsJob,
  wordMatchTipsJob,
  wordInsightJob,
  removeOldAnswersJob,
  reviewEssayJob,
  failLostReviewsJob,
  lookAfterEssayRequestsJob,
  answerQuestionJob,
  failLostRepliesJob,
  sweepDocumentsJob,
]

const SCHEDULES = [
  failLostRunsSchedule,
  failLostReviewsSchedule,
  lookAfterEssayRequestsSchedule,
  failLostRepliesSchedule,
  matchAgainSchedule,
  removeOldAnswersSchedule,
  removeOldRunsSchedule,
  sweepDocumentsSchedule,
]

/** The jobs of this service, each bound to its use case. */
export function createJobs(o: {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  results: MatchResultStore
  provider: Provider
  sealer: Sealer
  clock: Clock
  matching: StudentMatching
  matchConcurrency: number
  essays: EssayReviewing
  mentors: MentorAnswering
  sweepDocuments: SweepDocuments
}) {
  const { stores, unitOfWork, results, provider, clock } = o
  const { matching, essays, mentors } = o
  const wording = { ...stores, provider, clock }
  return {
    definitions: DEFINITIONS,
    implementations: [
      implementComputeMatch(matching.computeMatch, matching.failRun),
      implementComputeMatchAgain(matching.computeMatch, matching.failRun),
      implementMatchAgain(makeMatchAgain({ unitOfWork, formAgain, clock, newId })),
      implementRemoveOldRuns(makeRemoveOldRuns({ ...stores, results })),
      implementFailLostRuns(matching.failLostRuns),
      implementWordMatchTips(makeWordMatchTips({ ...wording, results, sealer: o.sealer })),
      implementWordInsight(makeWordInsight(wording)),
      implementRemoveOldAnswers(
        makeRemoveOldAnswers({ ...stores, clock }),
        makeRemoveOldWordings({ ...stores, clock }),
      ),
      implementReviewEssay(essays.reviewEssay, essays.failReview),
      implementFailLostReviews(essays.failLostReviews),
      implementLookAfterEssayRequests(makeLookAfterRequests({ unitOfWork, clock })),
      implementAnswerQuestion(mentors.answerQuestion, mentors.failReply),
      implementFailLostReplies(mentors.failLostReplies),
      implementSweepDocuments(o.sweepDocuments),
    ],
    schedules: SCHEDULES,
    concurrency: {
      [computeMatchJob.queue]: o.matchConcurrency,
      // Nobody waits for an automatic match.
      [computeMatchAgainJob.queue]: 1,
      // An answer spends nearly all of its time waiting for a language model.
      [answerQuestionJob.queue]: MENTOR_CONCURRENCY,
    },
  }
}

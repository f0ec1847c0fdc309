import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { makeDecideMentor } from './modules/mentor-decision/decide-mentor.ts'
import {
  makeFindMentor,
  makeFindOwnProfile,
  makeListApplications,
  makeListMentors,
} from './modules/mentor/read-mentors.ts'
import { makeSaveMentorProfile } from './modules/mentor/save-profile.ts'
import { makeSetAvailability } from './modules/mentor/set-availability.ts'
import { makeSuggestMentors } from './modules/mentor/suggest-mentors.ts'
import { makeDecideReviewReports } from './modules/review-report/decide-reports.ts'
import {
  makeListOwnReviewReports,
  makeListReportedReviews,
} from './modules/review-report/read-reported.ts'
import { makeReportReview } from './modules/review-report/report-review.ts'
import { makeAnswerSession } from './modules/session/answer-session.ts'
import { makeBookSession } from './modules/session/book-session.ts'
import { makeCancelSession } from './modules/session/cancel-session.ts'
import { makeAnswerProposal, makeProposeTime } from './modules/session/move-session.ts'
import {
  makeFindSession,
  makeListAppeals,
  makeListMentorReviews,
  makeListSessions,
} from './modules/session/read-sessions.ts'
import {
  makeAppealNoShow,
  makeDecideAppeal,
  makeReportNoShow,
} from './modules/session/report-no-show.ts'
import { makeKeepSessionNote, makeReviewSession } from './modules/session/review-session.ts'
import { makeHoldSlot, makeReleaseSlot } from './modules/taken-time/hold-slot.ts'
import { makeReadSlots } from './modules/taken-time/read-slots.ts'
import type { Stores } from './stores.ts'

export type UseCases = ReturnType<typeof createUseCases>

/** All use cases of this service, with their dependencies in place. */
export function createUseCases(deps: {
  stores: Stores
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  newId: () => string
  sessionsPerMonth: number
}) {
  const { stores, clock } = deps
  return {
    now: () => clock.now(),
    findMentor: makeFindMentor(stores),
    findOwnProfile: makeFindOwnProfile(stores),
    listMentors: makeListMentors(stores),
    listMentorApplications: makeListApplications(stores),
    suggestMentors: makeSuggestMentors(stores),
    saveMentorProfile: makeSaveMentorProfile(deps),
    setAvailability: makeSetAvailability(deps),
    decideMentor: makeDecideMentor(deps),
    readSlots: makeReadSlots({ ...stores, clock }),
    holdSlot: makeHoldSlot(deps),
    releaseSlot: makeReleaseSlot(deps),
    bookSession: makeBookSession(deps),
    answerSession: makeAnswerSession(deps),
    proposeTime: makeProposeTime(deps),
    answerProposal: makeAnswerProposal(deps),
    cancelSession: makeCancelSession(deps),
    reportNoShow: makeReportNoShow(deps),
    appealNoShow: makeAppealNoShow(deps),
    decideAppeal: makeDecideAppeal(deps),
    reviewSession: makeReviewSession(deps),
    keepSessionNote: makeKeepSessionNote(deps),
    findSession: makeFindSession(stores),
    listSessions: makeListSessions(stores),
    listMentorReviews: makeListMentorReviews(stores),
    reportReview: makeReportReview(deps),
    decideReviewReports: makeDecideReviewReports(deps),
    listReportedReviews: makeListReportedReviews(stores),
    listOwnReviewReports: makeListOwnReviewReports(stores),
    listAppeals: makeListAppeals(stores),
  }
}

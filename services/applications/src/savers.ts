import { newId } from '@landfall/kit/core/ids'
import type { Sealer } from '@landfall/kit/core/sealed'
import { experienceLines } from './application/application/experience-lines.ts'
import { makeFollowSaved } from './application/application/follow-saved.ts'
import { followedStatus } from './application/application/followed-status.ts'
import { makeMoveMerged, makeMoveUnmerged } from './application/application/move-merged.ts'
import {
  makeRecordApplication,
  type RecordApplication,
} from './application/application/record-application.ts'
import { planAnswerReminder } from './application/submission/remind-to-answer.ts'
import { endWithApplication } from './application/recommendation/end-recommendation.ts'
import { decimalOf } from '@landfall/reference/money'
import { minorOf } from './fund/money/money.ts'
import { makeOfferAward } from './fund/offer/offer-award.ts'
import { previewOffer } from './fund/offer/offer-notice.ts'
import {
  keepConflictsOfReview,
  keepConflictsOfSubmission,
} from './review/panel/keep-conflicts.ts'
import { tellOfSubmission } from './review/panel/tell-of-submission.ts'
import type { AwardPort } from './review/decision/offer-award.ts'
import { planArrival } from './review/member/tell-of-arrivals.ts'
import { tellOfStudentMoves } from './review/member/tell-of-student-moves.ts'
import {
  makeFollowMerge,
  makeFollowUnmerge,
  makeMoveNextBack,
  makeMoveNextSaved,
} from './student/merged-scholarship/follow-merge.ts'
import type { FanOutStep } from './student/fan-out/fan-out.ts'
import type { FanOutSteps } from './student/fan-out/continue-fan-outs.ts'
import {
  type ChangeOfScholarship,
  notifyNextSavers,
} from './student/notice/notify-of-change.ts'
import type { MergeToFollow } from './student/merged-scholarship/follow-merge.ts'
import { replanReminders } from './student/reminder/replan-reminders.ts'
import {
  type PreparationToRefresh,
  refreshNext,
} from './student/preparation/follow-scholarship.ts'
import {
  bringNextPreparationsBack,
  moveNextPreparations,
} from './student/preparation/follow-merge.ts'
import type { FollowedBy } from './student/saved-scholarship/followed-by.ts'
import { makeRecordSaved } from './student/saved-scholarship/record-saved.ts'
import type { Stores } from './stores.ts'

/** Everything that a change of a saved scholarship causes, including the planning of reminders. */
export const recordSaved = makeRecordSaved<Stores>(replanReminders)

const followSaved = makeFollowSaved<Stores>({ recordSaved, newId })

const recordApplication = makeRecordApplication<Stores>(followSaved)

/** Everything that a change of an application causes, also for its reminders, recommenders and reviewers. */
export function makeRecordWithLetters(deps: {
  sealer: Pick<Sealer, 'seal'>
}): RecordApplication<Stores> {
  return async (tx, change, now) => {
    await recordApplication(tx, change, now)
    await planAnswerReminder(tx, change, now)
    await endWithApplication(deps, tx, change, now)
    await planArrival(tx, change, now)
    await keepConflictsOfSubmission(tx, change)
    const told = await tellOfSubmission(tx, change, now)
    await tellOfStudentMoves(tx, change, told, now)
  }
}

/** How a review offers awards: from a fund, within the caller's transaction. */
export function makeAwardPort(deps: { sealer: Pick<Sealer, 'seal'> }): AwardPort<Stores> {
  const offer = makeOfferAward<Stores>({
    recordApplication: makeRecordWithLetters(deps),
    newId,
  })
  return { offer, minorOf, decimalOf, previewOffer }
}

/** The status that an application to an award gives it on the list of saved scholarships. */
export const followedBy: FollowedBy<Stores> = async ({ applications }, key) => {
  const state = await applications.stateOf(key.studentId, key.scholarshipId)
  return state && followedStatus(state)
}

/** The experiences that a student entered in the applications that they changed last. */
export function makeExperiencesOf({ applications }: Pick<Stores, 'applications'>) {
  return async (studentId: string): Promise<string[]> => {
    const latest = { studentId, states: null, after: null, limit: 10 }
    const page = await applications.page(latest)
    return experienceLines(page.map(({ form }) => form))
  }
}

const deps = { recordSaved, replan: replanReminders }

/** Applications move after all saved rows, so that they find their saved scholarship there. */
const moveNextSaved = inTurn(
  makeMoveNextSaved<Stores>(deps),
  makeMoveMerged<Stores>(followSaved),
)
const moveNextBack = inTurn(
  makeMoveNextBack<Stores>(deps),
  makeMoveUnmerged<Stores>(followSaved),
)

function inTurn<Payload>(
  first: FanOutStep<Stores, Payload>,
  second: FanOutStep<Stores, Payload>,
): FanOutStep<Stores, Payload> {
  return async (tx, payload, position) =>
    (await first(tx, payload, position)) ?? second(tx, payload, null)
}

export const followMerge = makeFollowMerge<Stores>({ step: moveNextSaved })
export const followUnmerge = makeFollowUnmerge<Stores>({ step: moveNextBack })

/** How each kind of fan-out continues; the payloads are this service's own rows. */
export const fanOutSteps: FanOutSteps<Stores> = {
  change: (tx, payload, position) =>
    notifyNextSavers(tx, payload as ChangeOfScholarship, position),
  merge: (tx, payload, position) => moveNextSaved(tx, payload as MergeToFollow, position),
  preparation: (tx, payload, position) =>
    refreshNext(tx, payload as PreparationToRefresh, position),
  'preparation-merge': (tx, payload) => moveNextPreparations(tx, payload as MergeToFollow),
  'preparation-unmerge': (tx, payload) =>
    bringNextPreparationsBack(tx, payload as MergeToFollow),
  'keep-conflicts': (tx, payload) =>
    keepConflictsOfReview(tx, payload as { scholarshipId: string }),
  unmerge: (tx, payload, position) => moveNextBack(tx, payload as MergeToFollow, position),
}

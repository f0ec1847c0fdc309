import {
  makeFollowMerge,
  makeFollowUnmerge,
  makeMoveNextBack,
  makeMoveNextSaved,
} from './student/merged-scholarship/follow-merge.ts'
import type { FanOutSteps } from './student/fan-out/continue-fan-outs.ts'
import {
  type ChangeOfScholarship,
  tellNextSavers,
} from './student/notice/tell-of-change.ts'
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
import { makeRecordSaved } from './student/saved-scholarship/record-saved.ts'
import type { Stores } from './stores.ts'

/** What follows from a change of a saved scholarship, with the planning of reminders in place. */
export const recordSaved = makeRecordSaved<Stores>(replanReminders)

const deps = { recordSaved, replan: replanReminders }

const moveNextSaved = makeMoveNextSaved<Stores>(deps)
const moveNextBack = makeMoveNextBack<Stores>(deps)

export const followMerge = makeFollowMerge<Stores>({ step: moveNextSaved })
export const followUnmerge = makeFollowUnmerge<Stores>({ step: moveNextBack })

/** How each kind of fan-out goes on; the payloads are this service's own rows. */
export const fanOutSteps: FanOutSteps<Stores> = {
  change: (tx, payload, position) =>
    tellNextSavers(tx, payload as ChangeOfScholarship, position),
  merge: (tx, payload) => moveNextSaved(tx, payload as MergeToFollow),
  preparation: (tx, payload, position) =>
    refreshNext(tx, payload as PreparationToRefresh, position),
  'preparation-merge': (tx, payload) => moveNextPreparations(tx, payload as MergeToFollow),
  'preparation-unmerge': (tx, payload) =>
    bringNextPreparationsBack(tx, payload as MergeToFollow),
  unmerge: (tx, payload) => moveNextBack(tx, payload as MergeToFollow),
}

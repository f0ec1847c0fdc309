import { deadlineDay } from '@landfall/calendar/zone'
import type { Clock } from '@landfall/kit/core/clock'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/immigration/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import type { MovedDateStore } from '../profile/moved-date.store.ts'
import { type PlanStores, planDates } from '../profile/plan-dates.ts'
import type { StoredProfile } from '../profile/profile.store.ts'
import { moveOf } from './affected.ts'
import { movedDates, movedNotice } from './moved-dates.ts'
import { laterDay, type RuleChange } from './rule-change.ts'
import type { RuleChangeStore } from './rule-change.store.ts'

const BATCH_SIZE = 200

/**
 * How long processes of the previous version may still run and plan dates that are saved; they do not know the
 * rules of this version.
 */
const RELEASE_PAUSE_MS = 15 * 60_000

export type FollowStores = PlanStores & {
  ruleChanges: RuleChangeStore
  movedDates: MovedDateStore
}
type Deps = { unitOfWork: UnitOfWork<FollowStores>; clock: Clock }
type Step = (
  tx: Transaction<FollowStores>,
  change: RuleChange,
  students: readonly StoredProfile[],
  now: Date,
) => Promise<void>

/**
 * For each approved change, notifies the students whose dates it moves, and plans all dates anew once its day has
 * come. Each batch is one transaction that also keeps the position, so that a later run continues where a process
 * died.
 */
export function makeFollowChanges({ unitOfWork, clock }: Deps) {
  return async function followChanges(): Promise<void> {
    for (const { id } of await unitOfWork((tx) => tx.ruleChanges.unfinished())) {
      let isMore = true
      while (isMore) isMore = await unitOfWork((tx) => goOn(tx, id, clock.now()))
    }
  }
}

/** @returns whether there is more to do now */
async function goOn(
  tx: Transaction<FollowStores>,
  id: string,
  now: Date,
): Promise<boolean> {
  const change = await tx.ruleChanges.claim(id)
  if (change?.state === 'released') return release(tx, change, now)
  if (change?.state === 'approved')
    return batch(tx, change, { step: notify, next: 'told' }, now)
  if (change?.state !== 'told' || change.effectiveFrom > deadlineDay(now)) return false
  return batch(tx, change, { step: plan, next: 'in-force' }, now)
}

/**
 * If the change took effect with its release, notifies and plans in one step, so that nothing is left to a worker
 * that may be of the older version.
 */
async function release(
  tx: Transaction<FollowStores>,
  change: RuleChange,
  now: Date,
): Promise<boolean> {
  const { proposedAt, effectiveFrom } = change
  if (now.getTime() - proposedAt.getTime() < RELEASE_PAUSE_MS) return false
  const isInForce = effectiveFrom <= deadlineDay(proposedAt)
  const step: Step = isInForce ? notifyAndPlan : notify
  return batch(tx, change, { step, next: isInForce ? 'in-force' : 'told' }, now)
}

async function batch(
  tx: Transaction<FollowStores>,
  change: RuleChange,
  { step, next }: { step: Step; next: RuleChange['state'] },
  now: Date,
): Promise<boolean> {
  const students = await tx.profiles.behind(change.position, BATCH_SIZE)
  await step(tx, change, students, now)
  const isDone = students.length < BATCH_SIZE
  const position = isDone ? null : (students.at(-1)?.studentId ?? null)
  await tx.ruleChanges.update(change.id, isDone ? { state: next, position } : { position })
  return true
}

const notify: Step = async (tx, change, students, now) => {
  const move = await moveOf(tx, change)
  const at = { today: laterDay(change.effectiveFrom, deadlineDay(now)), now }
  for (const { studentId } of students) {
    const student = await asItStands(tx, studentId)
    const moved = await tx.movedDates.insertNew(movedDates(move, student, at))
    const notice = movedNotice(moved, now)
    if (notice === null) continue
    await tx.outbox.publish(NoticeRequested, requestedNotice(notice))
  }
}

const plan: Step = async (tx, _change, students, now) => {
  for (const { studentId } of students) {
    const { profile } = await asItStands(tx, studentId)
    await planDates(tx, { studentId, profile }, now)
  }
}

/**
 * Locks the profile against changes and erasure until the commit and reads it again: since it was listed, it may
 * have changed or gone.
 */
async function asItStands(
  tx: Transaction<FollowStores>,
  studentId: string,
): Promise<StoredProfile> {
  await tx.profiles.lock(studentId)
  return tx.profiles.find(studentId)
}

const notifyAndPlan: Step = async (...batched) => {
  await notify(...batched)
  await plan(...batched)
}

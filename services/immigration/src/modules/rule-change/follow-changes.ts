import { deadlineDay } from '@landfall/calendar/zone'
import type { Clock } from '@landfall/kit/core/clock'
import { collectFaults } from '@landfall/kit/core/collect-faults'
import { inBatches } from '@landfall/kit/core/in-batches'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { NoticeRequested } from '@landfall/proto-events/immigration/notice-requested.v1'
import { requestedNotice } from '@landfall/proto-events/notice-requested'
import type { MovedDateStore } from '../profile/moved-date.store.ts'
import { type PlanStores, planDates } from '../profile/plan-dates.ts'
import type { StoredProfile } from '../profile/profile.store.ts'
import { moveOf } from './affected.ts'
import { movedDates, movedNotice } from './moved-dates.ts'
import { type ChangeState, laterDay, type RuleChange } from './rule-change.ts'
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
  studentIds: readonly string[],
  now: Date,
) => Promise<void>
/** What is done for every student, and the state of the change afterwards. */
type Pass = { step: Step; next: ChangeState }

/**
 * For each approved change, notifies the students whose dates it moves, and plans all dates anew once its day has
 * come. Each batch is one transaction that also keeps the position, so that a later run continues where a process
 * died. A student or a change that fails does not hold up the others, and the next run goes on from the first student
 * who failed; nobody is notified twice.
 * @throws the error of the first change that failed
 */
export function makeFollowChanges(deps: Deps) {
  const { unitOfWork } = deps
  return async function followChanges(): Promise<void> {
    const changes = await unitOfWork((tx) => tx.ruleChanges.unfinished())
    const faults = collectFaults()
    await faults.each(
      changes.map(({ id }) => id),
      (id) => follow(deps, id),
    )
    faults.throwFirst()
  }
}

async function follow(deps: Deps, id: string): Promise<void> {
  for (;;) {
    const now = deps.clock.now()
    const change = await deps.unitOfWork((tx) => tx.ruleChanges.find(id))
    const pass = change && passOf(change, now)
    if (!pass) return
    try {
      await passThrough(deps, change, pass)
    } catch (error) {
      // Somebody who can't be notified must not hold up the dates of everybody.
      if (pass.next === 'told' && hasCome(change, now)) await planAll(deps)
      throw error
    }
  }
}

/** Null if there is nothing to do now. */
function passOf(change: RuleChange, now: Date): Pass | null {
  if (change.state === 'released') return passOfRelease(change, now)
  if (change.state === 'approved') return { step: notify, next: 'told' }
  if (change.state !== 'told' || !hasCome(change, now)) return null
  return { step: plan, next: 'in-force' }
}

/**
 * If the change took effect with its release, notifies and plans in one step, so that nothing is left to a worker
 * that may be of the older version.
 */
function passOfRelease({ proposedAt, effectiveFrom }: RuleChange, now: Date): Pass | null {
  if (now.getTime() - proposedAt.getTime() < RELEASE_PAUSE_MS) return null
  return effectiveFrom <= deadlineDay(proposedAt)
    ? { step: notifyAndPlan, next: 'in-force' }
    : { step: notify, next: 'told' }
}

const hasCome = ({ effectiveFrom }: RuleChange, now: Date) =>
  effectiveFrom <= deadlineDay(now)

/** @throws the error of the first student who failed; the position then stays before that student */
async function passThrough(
  { unitOfWork, clock }: Deps,
  { id, state, position: start }: RuleChange,
  { step, next }: Pass,
): Promise<void> {
  let last = start
  await inBatches(BATCH_SIZE, async ({ size, failed, begin }) => {
    const studentIds = await unitOfWork(async (tx) => {
      const change = await tx.ruleChanges.claim(id)
      // Another process has finished it.
      if (change?.state !== state) return []
      const after = failed.length === 0 ? change.position : last
      const ids = await tx.profiles.idsBehind(after, size, failed)
      begin(ids)
      await step(tx, change, ids, clock.now())
      if (failed.length > 0) return ids
      const isDone = ids.length < size
      const position = isDone ? null : (ids.at(-1) ?? null)
      await tx.ruleChanges.update(id, isDone ? { state: next, position } : { position })
      return ids
    })
    last = studentIds.at(-1) ?? last
    return studentIds.length
  })
}

/** Plans the dates of all students, without keeping a position. */
async function planAll({ unitOfWork, clock }: Deps): Promise<void> {
  let after: string | null = null
  await inBatches(BATCH_SIZE, async ({ size, failed, begin }) => {
    const studentIds = await unitOfWork(async (tx) => {
      const ids = await tx.profiles.idsBehind(after, size, failed)
      begin(ids)
      await planEach(tx, ids, clock.now())
      return ids
    })
    after = studentIds.at(-1) ?? after
    return studentIds.length
  })
}

const notify: Step = async (tx, change, studentIds, now) => {
  const move = await moveOf(tx, change)
  const at = { today: laterDay(change.effectiveFrom, deadlineDay(now)), now }
  for (const studentId of studentIds) {
    const student = await asItStands(tx, studentId)
    const moved = await tx.movedDates.insertNew(movedDates(move, student, at))
    const notice = movedNotice(moved, now)
    if (notice === null) continue
    await tx.outbox.publish(NoticeRequested, requestedNotice(notice))
  }
}

const plan: Step = (tx, _change, studentIds, now) => planEach(tx, studentIds, now)

async function planEach(
  tx: Transaction<FollowStores>,
  studentIds: readonly string[],
  now: Date,
): Promise<void> {
  for (const studentId of studentIds) {
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

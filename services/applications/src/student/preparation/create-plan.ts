import { personZone } from '@landfall/calendar/zone'
import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { ListingRequirementsStore } from '../listing-requirements/listing-requirements.store.ts'
import type { SavedKey } from '../saved-scholarship/saved-scholarship.ts'
import { canBeSaved, deadlineOf } from '../scholarship-copy/scholarship-copy.ts'
import type { ScholarshipCopyStore } from '../scholarship-copy/scholarship-copy.store.ts'
import type { StudentZoneStore } from '@landfall/kit/database/student-zones'
import type { CreatePlanInput } from './preparation.input.ts'
import { type PlanChange, planTasks } from './plan-tasks.ts'
import type { PrepChecklistStore } from './prep-checklist.store.ts'
import {
  followAsking,
  newChecklist,
  openDays,
  type PrepChecklist,
  progressOf,
} from './prep-checklist.ts'
import { nextReminder, pendingSince } from './prep-reminder.ts'
import { type Asking, recommendationsFor } from './prep-steps.ts'
import type { PrepTaskStore } from './prep-task.store.ts'
import { MAX_TASKS, type PrepTask } from './prep-task.ts'
import type { PreparationVersionStore } from './preparation-version.store.ts'
import { publishPreparation } from './publish-preparation.ts'

export type PreparationStores = {
  prepTasks: PrepTaskStore
  prepChecklists: PrepChecklistStore
  scholarshipCopies: ScholarshipCopyStore
  listingRequirements: ListingRequirementsStore
  studentZones: StudentZoneStore
  preparationVersions: PreparationVersionStore
}

type Deps = { unitOfWork: UnitOfWork<PreparationStores>; clock: Clock }

export type PlanOutcome = {
  scholarshipId: string
  /** Every task of the award. */
  tasks: PrepTask[]
  checklist: PrepChecklist
  /** How many of them are new. */
  addedTasks: number
}

/**
 * Plans a student's way to one award: the steps that it asks for, dated back from its deadline, and a checklist of
 * its requirements. Idempotent: a second call adds what is missing and restores nothing that was removed. Expected
 * failures: NotFound (no such scholarship), Conflict (`MAX_TASKS` are kept).
 */
export function makeCreatePlan({ unitOfWork, clock }: Deps) {
  return async function createPlan(
    { studentId }: StudentRef,
    { scholarshipId }: CreatePlanInput,
  ): Promise<Result<PlanOutcome, Problem>> {
    if (!isUuid(scholarshipId)) return err(notFound('scholarship'))
    const award = { studentId, scholarshipId }

    return unitOfWork(async (tx) => {
      const copy = await tx.scholarshipCopies.find(scholarshipId)
      if (!copy || !canBeSaved(copy)) return err(notFound('scholarship'))
      const prepared = await prepare(tx, award, clock.now(), { addsSteps: true })
      return prepared === null ? err(conflict(tooMany())) : ok(prepared)
    })
  }
}

/** The message for a student who has the maximum number of tasks. */
export function tooMany(): string {
  return `You can keep up to ${MAX_TASKS} tasks. Remove one to add another.`
}

/** Updates dates and lines from what catalog says now, for a student who prepares already. */
export async function refreshPreparation(
  tx: Transaction<PreparationStores>,
  award: SavedKey,
  now: Date,
): Promise<void> {
  await prepare(tx, award, now, { addsSteps: false })
}

/** Null if there is no room for more tasks, or catalog never published the award. */
async function prepare(
  tx: Transaction<PreparationStores>,
  award: SavedKey,
  now: Date,
  { addsSteps }: { addsSteps: boolean },
): Promise<PlanOutcome | null> {
  const { scholarshipId } = award
  await tx.prepTasks.holdPlan(award)
  if (addsSteps) await tx.prepTasks.setOffList(award, false)
  const room = addsSteps ? MAX_TASKS - (await tx.prepTasks.countToAdd(award.studentId)) : 0
  const copy = await tx.scholarshipCopies.find(scholarshipId)
  if (!copy) return null
  const asking = await tx.listingRequirements.find(scholarshipId)
  const studentZone = personZone(await tx.studentZones.find(award.studentId))
  const existing = await tx.prepTasks.lockOf(award)
  const facts = { award, asking, deadline: deadlineOf(copy), studentZone, existing }
  const change = planTasks(facts, now, { addsSteps })
  if (change.added.length > room) return null
  await tx.prepTasks.add(change.added)
  for (const task of change.redated) await tx.prepTasks.update(task)
  const before = await tx.prepChecklists.lockOf(award)
  const checklist = before
    ? followed(before, asking, studentZone, now)
    : newChecklist(award, asking, now)
  const isNewList = before === null && addsSteps
  const isOtherList = before !== null && before !== checklist
  if (isNewList) await tx.prepChecklists.add(checklist)
  if (isOtherList) await tx.prepChecklists.update(checklist)
  const isOther = change.added.length + change.redated.length > 0
  if (isOther || isNewList || isOtherList) await publishPreparation(tx, award)
  const tasks = afterwards(existing, change)
  return { scholarshipId, tasks, checklist, addedTasks: change.added.length }
}

/** @returns the same object if no line and no recommendation changed */
function followed(
  before: PrepChecklist,
  asking: Asking | null,
  studentZone: string,
  now: Date,
): PrepChecklist {
  const { checklistItems: known, version } = before
  const checklistItems = followAsking(known, before.id, asking)
  const aiRecommendations =
    asking === null ? before.aiRecommendations : recommendationsFor(asking)
  const isSame =
    JSON.stringify(known.map(asText)) === JSON.stringify(checklistItems.map(asText)) &&
    JSON.stringify(before.aiRecommendations) === JSON.stringify(aiRecommendations)
  if (isSame) return before
  const overallProgress = progressOf(checklistItems)
  const since = pendingSince(before.remindAt, now)
  const remindAt = nextReminder(openDays(checklistItems), studentZone, since)
  const changed = { checklistItems, aiRecommendations, overallProgress, remindAt }
  return { ...before, ...changed, version: version + 1, lastUpdated: now }
}

/** A line's parts to compare, as a list: rows from the database have their keys in another order. */
function asText(item: PrepChecklist['checklistItems'][number]): unknown[] {
  return [item.id, item.task, item.isGone]
}

function afterwards(existing: readonly PrepTask[], change: PlanChange): PrepTask[] {
  const redated = new Map(change.redated.map((task) => [task.id, task]))
  const kept = existing.filter(({ isRemoved }) => !isRemoved)
  return [...kept.map((task) => redated.get(task.id) ?? task), ...change.added]
}

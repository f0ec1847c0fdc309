import { personZone } from '@landfall/calendar/zone'
import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { conflict, notFound, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { isPast, pastDay } from './change-task.ts'
import type { PreparationStores } from './create-plan.ts'
import {
  type ChecklistItem,
  MAX_OWN_ITEMS,
  openDays,
  type PrepChecklist,
  progressOf,
} from './prep-checklist.ts'
import { nextReminder, pendingSince } from './prep-reminder.ts'
import type { AddItemInput, UpdateItemInput } from './preparation.input.ts'
import { publishPreparation } from './publish-preparation.ts'

type Deps = {
  unitOfWork: UnitOfWork<PreparationStores>
  clock: Clock
  newId: () => string
}

type Change = (
  checklist: PrepChecklist,
  day: { isPast: (day: string | null) => boolean },
) => Result<ChecklistItem[], Problem>

/** Adds a line of the student's own. Expected failures: NotFound, ValidationFailed, Conflict. */
export function makeAddItem(deps: Deps) {
  return async function addItem(
    { studentId }: StudentRef,
    { checklistId, task, required = false, dueDate = null, notes = null }: AddItemInput,
  ): Promise<Result<PrepChecklist, Problem>> {
    return changeLines(deps, { studentId, checklistId }, ({ checklistItems }, day) => {
      const own = checklistItems.filter(({ requirementKey }) => requirementKey === null)
      if (own.length >= MAX_OWN_ITEMS)
        return err(
          conflict(
            `You have ${MAX_OWN_ITEMS} lines of your own, which is the most. Remove one to add another.`,
          ),
        )
      if (day.isPast(dueDate)) return err(pastDay())
      const item: ChecklistItem = {
        id: deps.newId(),
        task,
        required,
        completed: false,
        dueDate,
        notes,
        requirementKey: null,
        isGone: false,
      }
      return ok([...checklistItems, item])
    })
  }
}

/**
 * Ticks a line, or changes its day or notes; students cannot change the words of a requirement. Expected failures:
 * NotFound, ValidationFailed (a day that is past), Conflict.
 */
export function makeUpdateItem(deps: Omit<Deps, 'newId'>) {
  return async function updateItem(
    { studentId }: StudentRef,
    { checklistId, itemId, task, completed, dueDate, notes }: UpdateItemInput,
  ): Promise<Result<PrepChecklist, Problem>> {
    return changeLines(deps, { studentId, checklistId }, ({ checklistItems }, day) => {
      const item = checklistItems.find(({ id }) => id === itemId)
      if (!item) return err(notFound('checklist line'))
      if (task !== undefined && item.requirementKey !== null && task !== item.task)
        return err(
          conflict(
            'The scholarship asks for this, so the line can’t be changed. Add a note instead.',
          ),
        )
      const isMoved = dueDate !== undefined && dueDate !== item.dueDate
      if (isMoved && day.isPast(dueDate)) return err(pastDay())
      const changed: ChecklistItem = {
        ...item,
        ...(task !== undefined && { task }),
        ...(completed !== undefined && { completed }),
        ...(dueDate !== undefined && { dueDate }),
        ...(notes !== undefined && { notes }),
      }
      return ok(checklistItems.map((one) => (one.id === itemId ? changed : one)))
    })
  }
}

/**
 * Removes a line of the student's own, or one that the award no longer asks for. Expected failures: NotFound,
 * Conflict.
 */
export function makeRemoveItem(deps: Omit<Deps, 'newId'>) {
  return async function removeItem(
    { studentId }: StudentRef,
    { checklistId, itemId }: { checklistId: string; itemId: string },
  ): Promise<Result<PrepChecklist, Problem>> {
    return changeLines(deps, { studentId, checklistId }, ({ checklistItems }) => {
      const item = checklistItems.find(({ id }) => id === itemId)
      if (!item) return err(notFound('checklist line'))
      if (item.requirementKey !== null && !item.isGone)
        return err(conflict('The scholarship asks for this, so the line can’t be removed.'))
      return ok(checklistItems.filter(({ id }) => id !== itemId))
    })
  }
}

async function changeLines(
  { unitOfWork, clock }: Omit<Deps, 'newId'>,
  { studentId, checklistId }: { studentId: string; checklistId: string },
  change: Change,
): Promise<Result<PrepChecklist, Problem>> {
  if (!isUuid(checklistId)) return err(notFound('checklist'))

  return unitOfWork(async (tx) => {
    const before = await tx.prepChecklists.lock(studentId, checklistId)
    if (!before) return err(notFound('checklist'))
    const now = clock.now()
    const zone = personZone(await tx.studentZones.find(studentId))
    const lines = change(before, { isPast: (day) => isPast(day, zone, now) })
    if (!lines.ok) return lines
    const checklistItems = lines.value
    const since = pendingSince(before.remindAt, now)
    const changed: PrepChecklist = {
      ...before,
      checklistItems,
      overallProgress: progressOf(checklistItems),
      remindAt: nextReminder(openDays(checklistItems), zone, since),
      version: before.version + 1,
      lastUpdated: now,
    }
    await tx.prepChecklists.update(changed)
    await publishPreparation(tx, changed)
    return ok(changed)
  })
}

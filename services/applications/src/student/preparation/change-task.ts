import type { CalendarDay } from '@landfall/calendar/day'
import { dayIn, personZone } from '@landfall/calendar/zone'
import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import {
  conflict,
  notFound,
  type Problem,
  validationFailed,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { PrepTaskCompleted } from '@landfall/proto-events/applications/prep-task-completed.v1'
import { canBeSaved } from '../scholarship-copy/scholarship-copy.ts'
import { type PreparationStores, tooMany } from './create-plan.ts'
import { nextReminder } from './prep-reminder.ts'
import {
  canBecome,
  isActive,
  MAX_TASKS,
  newTask,
  type PrepTask,
  withStatus,
} from './prep-task.ts'
import type { CreateTaskInput, UpdateTaskInput } from './preparation.input.ts'
import { publishPreparation } from './publish-preparation.ts'

type Deps = {
  unitOfWork: UnitOfWork<PreparationStores>
  clock: Clock
  newId: () => string
}

/**
 * Adds a task of the student's own.
 * Expected failures: NotFound (no such scholarship), ValidationFailed (a day that is past), Conflict.
 */
export function makeCreateTask({ unitOfWork, clock, newId }: Deps) {
  return async function createTask(
    { studentId }: StudentRef,
    input: CreateTaskInput,
  ): Promise<Result<PrepTask, Problem>> {
    const { scholarshipId, dueDate = null, priority = 'medium', ...text } = input
    if (!isUuid(scholarshipId)) return err(notFound('scholarship'))

    return unitOfWork(async (tx) => {
      const copy = await tx.scholarshipCopies.find(scholarshipId)
      if (!copy || !canBeSaved(copy)) return err(notFound('scholarship'))
      if ((await tx.prepTasks.countToAdd(studentId)) >= MAX_TASKS)
        return err(conflict(tooMany()))
      const now = clock.now()
      const zone = personZone(await tx.studentZones.find(studentId))
      if (isPast(dueDate, zone, now)) return err(pastDay())
      const { taskType, title, description } = text
      const task = newTask(
        { studentId, scholarshipId },
        {
          id: newId(),
          taskType,
          title,
          description,
          priority,
          dueDate,
          estimatedTimeHours: text.estimatedTimeHours ?? null,
          studentNotes: text.studentNotes ?? null,
          remindAt: nextReminder([dueDate], zone, now),
          createdAt: now,
        },
      )
      await tx.prepTasks.add([task])
      await publishPreparation(tx, task)
      return ok(task)
    })
  }
}

/**
 * Changes a task's words, day or status. A step of a plan whose words or day the student changes is theirs from then
 * on. Expected failures: NotFound, ValidationFailed (a day that is past), Conflict (from completed to blocked).
 */
export function makeUpdateTask({ unitOfWork, clock }: Omit<Deps, 'newId'>) {
  return async function updateTask(
    { studentId }: StudentRef,
    { id, status, ...changes }: UpdateTaskInput,
  ): Promise<Result<PrepTask, Problem>> {
    if (!isUuid(id)) return err(notFound('task'))

    return unitOfWork(async (tx) => {
      const task = await tx.prepTasks.lock(studentId, id)
      if (!task) return err(notFound('task'))
      if (status && !canBecome(task.status, status))
        return err(conflict('This task is completed. Reopen it first.'))
      const now = clock.now()
      const zone = personZone(await tx.studentZones.find(studentId))
      const edited = edit(task, changes)
      const isMoved = edited.dueDate !== task.dueDate
      if (isMoved && isPast(edited.dueDate, zone, now)) return err(pastDay())
      const stood = withStatus(edited, status ?? task.status, now)
      if (stood === task) return ok(task)
      const isSameWait = isActive(task) === isActive(stood) && !isMoved
      const changed: PrepTask = {
        ...stood,
        remindAt: isSameWait ? task.remindAt : reminderOf(stood, zone, now),
        version: task.version + 1,
        updatedAt: now,
      }
      await tx.prepTasks.update(changed)
      await publishPreparation(tx, changed)
      if (!isActive(changed) && isActive(task))
        await publishCompleted(tx.outbox, changed, now)
      return ok(changed)
    })
  }
}

async function publishCompleted(
  outbox: Outbox,
  { id: taskId, studentId, scholarshipId, version }: PrepTask,
  now: Date,
): Promise<void> {
  const data = { taskId, studentId, scholarshipId, completedAt: now.toISOString() }
  await outbox.publish(PrepTaskCompleted, { aggregateId: taskId, version, data })
}

/** Removes a task. A step of a plan is not planned again. Expected failures: NotFound. */
export function makeRemoveTask({ unitOfWork, clock }: Omit<Deps, 'newId'>) {
  return async function removeTask(
    { studentId }: StudentRef,
    { id }: { id: string },
  ): Promise<Result<PrepTask, Problem>> {
    if (!isUuid(id)) return err(notFound('task'))

    return unitOfWork(async (tx) => {
      const task = await tx.prepTasks.lock(studentId, id)
      if (!task) return err(notFound('task'))
      if (task.stepKey === null) await tx.prepTasks.remove(studentId, id)
      else {
        const version = task.version + 1
        const gone = { isRemoved: true, remindAt: null, version, updatedAt: clock.now() }
        await tx.prepTasks.update({ ...task, ...gone })
      }
      await publishPreparation(tx, task)
      return ok(task)
    })
  }
}

/** @returns the same object if nothing changes */
function edit(task: PrepTask, changes: Omit<UpdateTaskInput, 'id' | 'status'>): PrepTask {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const edited: PrepTask = { ...task, ...Object.fromEntries(given) }
  const isOther = (name: keyof typeof changes) => edited[name] !== task[name]
  const names = Object.keys(changes) as (keyof typeof changes)[]
  if (!names.some(isOther)) return task
  // A note on a step does not make the step the student's own.
  const isTouched =
    task.isTouched || names.some((name) => name !== 'studentNotes' && isOther(name))
  return { ...edited, isTouched }
}

function reminderOf(task: PrepTask, zone: string, now: Date): Date | null {
  return isActive(task) ? nextReminder([task.dueDate], zone, now) : null
}

/** Whether a day is over in the student's time zone. */
export function isPast(day: CalendarDay | null, zone: string, now: Date): boolean {
  return day !== null && day < dayIn(zone, now)
}

/** The refusal of a due day that is over. */
export function pastDay(): Problem {
  const message = 'Please choose today or a later day'
  return validationFailed([{ path: ['dueDate'], message }])
}

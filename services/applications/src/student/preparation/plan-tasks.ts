import type { Deadline } from '@landfall/calendar/deadline'
import type { SavedKey } from '../saved-scholarship/saved-scholarship.ts'
import { planBase, planDates } from './plan-dates.ts'
import { type Asking, type PrepStep, stepOf, stepsFor } from './prep-steps.ts'
import { nextReminder } from './prep-reminder.ts'
import { isActive, newTask, type PrepTask, stepTaskId } from './prep-task.ts'

/** Everything that the plan of one award depends on. */
export type PlanFacts = {
  award: SavedKey
  /** Null if catalog never published what it asks. */
  asking: Asking | null
  deadline: Deadline
  studentZone: string
  /** Every task of the award, including removed steps. */
  existing: readonly PrepTask[]
}

/** What to write: new steps, and those whose day has moved. */
export type PlanChange = { added: PrepTask[]; redated: PrepTask[] }

/**
 * Compares the steps that an award asks for with those planned. Each step is planned once, even if it was removed
 * since; what the student edited or finished stays. Open steps get new days only if the deadline changed, so that a
 * second call changes nothing.
 * @param o.addsSteps false: only updates the days of existing steps
 */
export function planTasks(
  facts: PlanFacts,
  now: Date,
  o: { addsSteps: boolean },
): PlanChange {
  const { award, asking, deadline, studentZone, existing } = facts
  const base = planBase(deadline, studentZone, now)
  const known = new Map(existing.map((task) => [task.stepKey, task]))
  const planned = [...known.keys()].flatMap((key) =>
    key === null ? [] : (stepOf(key) ?? []),
  )
  const isKnown = ({ key }: PrepStep) => known.has(key)
  const missing = o.addsSteps ? stepsFor(asking).filter((step) => !isKnown(step)) : []
  const steps = [...planned, ...missing]
  const dates = planDates(
    base,
    steps.map(({ daysBefore }) => daysBefore),
  )
  const dated = (index: number) => {
    const dueDate = dates.days[index] ?? null
    const remindAt = nextReminder([dueDate], studentZone, now)
    const { deadline: plannedFor, datedFrom } = base
    const isCompressed = dates.isCompressed && dueDate !== null
    return { dueDate, remindAt, plannedFor, datedFrom, isCompressed }
  }
  const change: PlanChange = { added: [], redated: [] }
  for (const [index, step] of steps.entries()) {
    const task = known.get(step.key)
    if (task === undefined) change.added.push(asTask(award, step, dated(index), now))
    else if (isToMove(task, base)) {
      const version = task.version + 1
      change.redated.push({ ...task, ...dated(index), version, updatedAt: now })
    }
  }
  return change
}

function isToMove(
  task: PrepTask,
  base: { deadline: string | null; datedFrom: PrepTask['datedFrom'] },
): boolean {
  if (!isActive(task) || task.isTouched) return false
  return task.plannedFor !== base.deadline || task.datedFrom !== base.datedFrom
}

function asTask(
  award: SavedKey,
  step: PrepStep,
  dated: Partial<PrepTask>,
  now: Date,
): PrepTask {
  const { key, taskType, title, description, priority, estimatedTimeHours } = step
  return newTask(award, {
    id: stepTaskId(award, key),
    taskType,
    title,
    description,
    priority,
    estimatedTimeHours,
    stepKey: key,
    createdAt: now,
    ...dated,
  })
}

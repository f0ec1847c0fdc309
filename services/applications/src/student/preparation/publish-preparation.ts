import { idFromName } from '@landfall/kit/core/ids'
import type { Outbox } from '@landfall/kit/transaction/outbox'
import {
  PreparationChanged,
  MAX_STEPS,
} from '@landfall/proto-events/applications/preparation-changed.v1'
import { shortened } from '../reminder/reminder-notice.ts'
import type { SavedKey } from '../saved-scholarship/saved-scholarship.ts'
import type { PrepChecklistStore } from './prep-checklist.store.ts'
import { isOpenItem, type PrepChecklist } from './prep-checklist.ts'
import { stepOf } from './prep-steps.ts'
import type { PrepTaskStore } from './prep-task.store.ts'
import { MAX_TASKS, NO_DAY, type PrepTask } from './prep-task.ts'
import type { PreparationVersionStore } from './preparation-version.store.ts'

type Needed = {
  prepTasks: Pick<PrepTaskStore, 'page'>
  prepChecklists: Pick<PrepChecklistStore, 'findByScholarships'>
  preparationVersions: PreparationVersionStore
  outbox: Outbox
}

const TITLE_MAX = 200

/**
 * Publishes everything that a student has to do for an award, without their own words, in the transaction that
 * changed it and after its last change. Consumers keep the newest version, even if events come twice or late.
 */
export async function publishPreparation(
  tx: Needed,
  { studentId, scholarshipId }: SavedKey,
): Promise<void> {
  const version = await tx.preparationVersions.next({ studentId, scholarshipId })
  const all = { studentId, scholarshipId, status: null, after: null, limit: MAX_TASKS }
  const tasks = await tx.prepTasks.page(all)
  const lists = await tx.prepChecklists.findByScholarships(studentId, [scholarshipId])
  const aggregateId = idFromName('preparation', `${studentId}:${scholarshipId}`)
  const data = { studentId, scholarshipId, ...stepsOf(tasks, lists) }
  await tx.outbox.publish(PreparationChanged, { aggregateId, version, data })
}

function stepsOf(tasks: readonly PrepTask[], lists: readonly PrepChecklist[]) {
  const openTasks = tasks.filter(({ status }) => status !== 'completed')
  const lines = lists.flatMap(({ checklistItems }) => checklistItems)
  const openLines = lines.filter(isOpenItem)
  const next = [
    ...openTasks.map((task) => {
      const { taskType, status, dueDate } = task
      return { kind: 'task', title: plannedTitle(task), taskType, status, dueDate }
    }),
    ...openLines.map(({ task, requirementKey, dueDate }) => {
      const title = requirementKey === null ? null : shortened(task, TITLE_MAX)
      return { kind: 'line', title, taskType: null, status: null, dueDate }
    }),
  ]
  return {
    openTasks: openTasks.length,
    completedTasks: tasks.length - openTasks.length,
    openLines: openLines.length,
    completedLines: lines.filter(({ completed, isGone }) => completed && !isGone).length,
    next: next.toSorted((a, b) => byDay(a.dueDate, b.dueDate)).slice(0, MAX_STEPS),
  }
}

/** Null if the words are the student's own: events outlive an account. */
function plannedTitle({ stepKey, title }: PrepTask): string | null {
  return stepKey !== null && stepOf(stepKey)?.title === title ? title : null
}

function byDay(a: string | null, b: string | null): number {
  const [left, right] = [a ?? NO_DAY, b ?? NO_DAY]
  return left === right ? 0 : left < right ? -1 : 1
}

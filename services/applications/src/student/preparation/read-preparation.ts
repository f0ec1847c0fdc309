import { isUuid } from '@landfall/kit/core/ids'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { PreparationStores } from './create-plan.ts'
import type { ChecklistPosition } from './prep-checklist.store.ts'
import type { PrepChecklist } from './prep-checklist.ts'
import type { TaskCount } from './prep-task.store.ts'
import type { PrepTask, TaskPosition, TaskStatus } from './prep-task.ts'

type Stores = Pick<PreparationStores, 'prepTasks' | 'prepChecklists'>
type Page<Item> = { records: Item[]; hasNextPage: boolean; totalCount: number }

/** How far a student has come with one award, or with all. */
export type PrepSummary = {
  activeTasks: number
  completedTasks: number
  totalTasks: number
  /** Whole percent of completed tasks; null without any. */
  progressPercent: number | null
}

const NOTHING = { records: [], hasNextPage: false, totalCount: 0 }

/** One of the student's own tasks; null when there is none or it is somebody else's. */
export function makeFindTask({ prepTasks }: Pick<Stores, 'prepTasks'>) {
  return async ({ studentId }: StudentRef, id: string): Promise<PrepTask | null> =>
    isUuid(id) ? prepTasks.find(studentId, id) : null
}

/** One of the student's own checklists; null when there is none or it is somebody else's. */
export function makeFindChecklist({ prepChecklists }: Pick<Stores, 'prepChecklists'>) {
  return async ({ studentId }: StudentRef, id: string): Promise<PrepChecklist | null> =>
    isUuid(id) ? prepChecklists.find(studentId, id) : null
}

/** A page of a student's tasks, the soonest first, those without a day at the end. */
export function makeListTasks({ prepTasks }: Pick<Stores, 'prepTasks'>) {
  return async function listTasks(
    { studentId }: StudentRef,
    query: {
      scholarshipId: string | null
      status: TaskStatus | null
      after: TaskPosition | null
      first: number
    },
  ): Promise<Page<PrepTask>> {
    const { first, ...asked } = query
    if (asked.scholarshipId !== null && !isUuid(asked.scholarshipId)) return NOTHING
    const page = { ...asked, studentId, limit: first + 1 }
    const [records, totalCount] = await Promise.all([
      prepTasks.page(page),
      prepTasks.count(page),
    ])
    return {
      records: records.slice(0, first),
      hasNextPage: records.length > first,
      totalCount,
    }
  }
}

/** A page of a student's checklists, newest first. */
export function makeListChecklists({ prepChecklists }: Pick<Stores, 'prepChecklists'>) {
  return async function listChecklists(
    { studentId }: StudentRef,
    query: { scholarshipId: string | null; after: ChecklistPosition | null; first: number },
  ): Promise<Page<PrepChecklist>> {
    const { first, ...asked } = query
    if (asked.scholarshipId !== null && !isUuid(asked.scholarshipId)) return NOTHING
    const page = { ...asked, studentId, limit: first + 1 }
    const [records, totalCount] = await Promise.all([
      prepChecklists.page(page),
      prepChecklists.count(page),
    ])
    return {
      records: records.slice(0, first),
      hasNextPage: records.length > first,
      totalCount,
    }
  }
}

/** How far a student has come. @param scholarshipId null: with all awards */
export function makeSummarizePreparation({ prepTasks }: Pick<Stores, 'prepTasks'>) {
  return async function summarizePreparation(
    { studentId }: StudentRef,
    scholarshipId: string | null,
  ): Promise<PrepSummary> {
    if (scholarshipId !== null && !isUuid(scholarshipId)) return summaryOf([])
    const asked = scholarshipId === null ? null : [scholarshipId]
    return summaryOf(await prepTasks.countByStatus(studentId, asked))
  }
}

export function summaryOf(counts: readonly TaskCount[]): PrepSummary {
  const totalTasks = sum(counts)
  const completedTasks = sum(counts.filter(({ status }) => status === 'completed'))
  return {
    activeTasks: totalTasks - completedTasks,
    completedTasks,
    totalTasks,
    progressPercent:
      totalTasks === 0 ? null : Math.floor((100 * completedTasks) / totalTasks),
  }
}

function sum(counts: readonly TaskCount[]): number {
  return counts.reduce((all, { total }) => all + total, 0)
}

import type { CalendarDay } from '@landfall/calendar/day'
import { idFromName } from '@landfall/kit/core/ids'
import type { SavedKey } from '../saved-scholarship/saved-scholarship.ts'

/** Types that a student can choose; only plans use `application`. */
export const TASK_TYPES = [
  'essay',
  'recommendation_letter',
  'transcript_request',
  'personal_statement',
  'resume',
  'financial_documents',
] as const
export const TASK_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const
export const TASK_STATUSES = ['not_started', 'in_progress', 'completed', 'blocked'] as const

export type TaskType = (typeof TASK_TYPES)[number] | 'application'
export type TaskPriority = (typeof TASK_PRIORITIES)[number]
export type TaskStatus = (typeof TASK_STATUSES)[number]

export const TITLE_MAX_LENGTH = 200
export const TEXT_MAX_LENGTH = 2_000
/** More than anybody can keep an overview of; a plan has about ten. */
export const MAX_TASKS = 500

/** Something that one student has to do for one award. */
export type PrepTask = {
  id: string
  studentId: string
  scholarshipId: string
  taskType: TaskType
  title: string
  description: string
  priority: TaskPriority
  status: TaskStatus
  /** In the student's time zone. */
  dueDate: CalendarDay | null
  /** In half hours. */
  estimatedTimeHours: number | null
  aiGeneratedContent: string | null
  studentNotes: string | null
  completedAt: Date | null
  /** The step of a plan that it is; null for a task of the student's own. */
  stepKey: string | null
  /** The deadline from which the plan counted back. */
  plannedFor: CalendarDay | null
  /** Null for a task of the student's own. */
  datedFrom: 'exact' | 'usual' | 'none' | null
  isCompressed: boolean
  isTouched: boolean
  isRemoved: boolean
  /** Its award was removed from the saved list since. */
  isOffList: boolean
  remindAt: Date | null
  version: number
  createdAt: Date
  updatedAt: Date
}

type Facts = Pick<PrepTask, 'id' | 'taskType' | 'title' | 'description' | 'createdAt'> &
  Partial<Omit<PrepTask, keyof SavedKey>>

/** A new task. */
export function newTask({ studentId, scholarshipId }: SavedKey, facts: Facts): PrepTask {
  return {
    studentId,
    scholarshipId,
    priority: 'medium',
    status: 'not_started',
    dueDate: null,
    estimatedTimeHours: null,
    aiGeneratedContent: null,
    studentNotes: null,
    completedAt: null,
    stepKey: null,
    plannedFor: null,
    datedFrom: null,
    isCompressed: false,
    isTouched: false,
    isRemoved: false,
    isOffList: false,
    remindAt: null,
    version: 1,
    updatedAt: facts.createdAt,
    ...facts,
  }
}

/** The id of a step for a student and award, always the same, so that planning twice makes one task. */
export function stepTaskId(
  { studentId, scholarshipId }: SavedKey,
  stepKey: string,
): string {
  return idFromName('prep-task', `${studentId}:${scholarshipId}:${stepKey}`)
}

/** A position in a student's tasks: the soonest first, those without a day at the end. */
export type TaskPosition = { due: string; id: string }

/** Sorts after every day. */
export const NO_DAY = '9999-12-31'

export function placeOf({ dueDate, id }: PrepTask): TaskPosition {
  return { due: dueDate ?? NO_DAY, id }
}

/** The usual deadline from which a step's day is counted back; null for a definite day or the student's own. */
export function usualDayOf({
  datedFrom,
  plannedFor,
  isTouched,
}: Pick<PrepTask, 'datedFrom' | 'plannedFor' | 'isTouched'>): CalendarDay | null {
  return datedFrom === 'usual' && !isTouched ? plannedFor : null
}

/** Still to be done. */
export function isActive({ status, isRemoved }: PrepTask): boolean {
  return status !== 'completed' && !isRemoved
}

/** A completed task must be reopened before it can be blocked. */
export function canBecome(from: TaskStatus, to: TaskStatus): boolean {
  return from !== 'completed' || to !== 'blocked'
}

/** @returns the same object if nothing changes */
export function withStatus(task: PrepTask, status: TaskStatus, now: Date): PrepTask {
  if (status === task.status) return task
  return { ...task, status, completedAt: status === 'completed' ? now : null }
}

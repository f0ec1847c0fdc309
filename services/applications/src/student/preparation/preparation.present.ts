import { dayAndMonth, dayInWords } from '@landfall/calendar/words'
import type { PlanOutcome } from './create-plan.ts'
import type { ChecklistItem, PrepChecklist } from './prep-checklist.ts'
import { stepOf } from './prep-steps.ts'
import { isActive, type PrepTask } from './prep-task.ts'

/** A task as the graph answers it. */
export function presentTask(task: PrepTask) {
  const { id, studentId, scholarshipId, taskType, priority, status, stepKey } = task
  const { title, description, dueDate, estimatedTimeHours, studentNotes } = task
  return {
    id,
    studentId,
    scholarship: { __typename: 'Scholarship', id: scholarshipId },
    taskType: taskType.toUpperCase(),
    title,
    description,
    priority: priority.toUpperCase(),
    status: status.toUpperCase(),
    dueDate,
    estimatedTimeHours,
    aiGeneratedContent: task.aiGeneratedContent,
    studentNotes,
    completedAt: task.completedAt,
    isPlanned: stepKey !== null,
    isOffList: task.isOffList,
    dateNote: dateNote(task),
    createdAt: task.createdAt,
  }
}

export function presentChecklist(checklist: PrepChecklist) {
  const { id, studentId, scholarshipId, checklistItems, overallProgress } = checklist
  return {
    id,
    studentId,
    scholarship: { __typename: 'Scholarship', id: scholarshipId },
    checklistItems: checklistItems.map(presentItem),
    overallProgress,
    isOffList: checklist.isOffList,
    aiRecommendations: checklist.aiRecommendations,
    lastUpdated: checklist.lastUpdated,
    createdAt: checklist.createdAt,
  }
}

export function presentPlan({ scholarshipId, tasks, checklist, addedTasks }: PlanOutcome) {
  return {
    scholarship: { __typename: 'Scholarship', id: scholarshipId },
    tasks: tasks.map(presentTask),
    checklist: presentChecklist(checklist),
    addedTasks,
    dateNote: planNote(tasks),
  }
}

function presentItem({ requirementKey, ...item }: ChecklistItem) {
  return { ...item, isOwn: requirementKey === null }
}

function dateNote(task: PrepTask): string | null {
  const step = task.stepKey === null ? undefined : stepOf(task.stepKey)
  if (step === undefined) return null
  return [step.reason, ...(task.isTouched ? [] : dayNote(task))].join(' ')
}

function dayNote({ dueDate, datedFrom, plannedFor }: PrepTask): string[] {
  if (dueDate === null || plannedFor === null || datedFrom !== 'usual') return []
  return [`Counted from the usual day, ${dayAndMonth(plannedFor)}; not confirmed.`]
}

/** Says from which deadline the days of a plan are counted back. */
function planNote(tasks: readonly PrepTask[]): string {
  const steps = tasks.filter(
    (task) => isActive(task) && task.datedFrom !== null && !task.isTouched,
  )
  const dated = steps.find(({ plannedFor }) => plannedFor !== null)
  if (steps.length === 0)
    return 'You have changed, completed or removed all of its dated tasks.'
  if (dated === undefined || dated.plannedFor === null)
    return 'No coming deadline is announced, so its tasks have no dates yet.'
  const base =
    dated.datedFrom === 'usual'
      ? `Its dates are counted from the usual day, ${dayAndMonth(dated.plannedFor)}, which is not confirmed.`
      : `Its dates are counted back from the deadline, ${dayInWords(dated.plannedFor)}.`
  return dated.isCompressed || steps.some(({ isCompressed }) => isCompressed)
    ? `${base} Less time is left than usual, so they are closer together.`
    : base
}

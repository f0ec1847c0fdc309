import { dayInWords } from '@landfall/calendar/words'
import type { Preparation } from './preparation.store.ts'
import type { StepRecord, TaskRecords } from './student-records.ts'

/** More steps than an answer names at once. */
const NEXT = 12
/** Sorts behind every day. */
const NO_DAY = '9999-12-31'

/**
 * A student's steps for all awards, in words.
 * @param titleOf null for an award that is not known here; its steps are counted but not named
 * @param today YYYY-MM-DD, where the student lives
 */
export function taskRecords(
  all: readonly Preparation[],
  titleOf: (scholarshipId: string) => string | null,
  today: string,
): TaskRecords {
  const sum = (of: 'openTasks' | 'completedTasks' | 'openLines' | 'completedLines') =>
    all.reduce((total, one) => total + one[of], 0)
  return {
    today,
    openTasks: sum('openTasks'),
    completedTasks: sum('completedTasks'),
    openLines: sum('openLines'),
    completedLines: sum('completedLines'),
    next: all
      .flatMap((one) => stepsOf(one, titleOf(one.scholarshipId)))
      .toSorted(byDay)
      .slice(0, NEXT),
  }
}

function stepsOf({ scholarshipId, next }: Preparation, award: string | null): StepRecord[] {
  if (award === null) return []
  return next.map(({ kind, title, taskType, status, dueDate }) => ({
    scholarshipId,
    award,
    title: title ?? ownTitle(kind, taskType),
    state: status === null ? null : status.replaceAll('_', ' '),
    due: dueDate === null ? null : dayInWords(dueDate),
    dueDay: dueDate,
  }))
}

/** We do not receive the words of students' own tasks: they may say anything about anybody. */
function ownTitle(kind: string, taskType: string | null): string {
  if (kind === 'line') return 'A line of your own'
  return taskType === null
    ? 'A task of your own'
    : `Your own task: ${taskType.replaceAll('_', ' ')}`
}

function byDay(a: StepRecord, b: StepRecord): number {
  const [left, right] = [a.dueDay ?? NO_DAY, b.dueDay ?? NO_DAY]
  return left === right ? 0 : left < right ? -1 : 1
}

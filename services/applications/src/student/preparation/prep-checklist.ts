import type { CalendarDay } from '@landfall/calendar/day'
import { idFromName } from '@landfall/kit/core/ids'
import { placesFirst } from '@landfall/matching/requirements/requirement'
import type { SavedKey } from '../saved-scholarship/saved-scholarship.ts'
import { type Asking, recommendationsFor } from './prep-steps.ts'

/** More than anybody can keep an overview of; awards ask for up to about ten. */
export const MAX_OWN_ITEMS = 100

/** One line: something that an award asks for, or that the student added. */
export type ChecklistItem = {
  id: string
  task: string
  required: boolean
  completed: boolean
  dueDate: CalendarDay | null
  notes: string | null
  /** The award's requirement; null for a line of the student's own. */
  requirementKey: string | null
  /** The award no longer asks for it. */
  isGone: boolean
}

/** What one award asks of one student, and how far they are. */
export type PrepChecklist = {
  id: string
  studentId: string
  scholarshipId: string
  checklistItems: ChecklistItem[]
  /** Whole percent. */
  overallProgress: number
  /** Made by fixed rules: what takes time among the things the award asks for, when to do it, and why. */
  aiRecommendations: string[]
  /** Its award was removed from the saved list since. */
  isOffList: boolean
  remindAt: Date | null
  version: number
  lastUpdated: Date
  createdAt: Date
}

type Line = { key: string; text: string }

const LEVELS = {
  undergraduate: 'undergraduates',
  graduate: 'master’s students',
  phd: 'PhD students',
  postdoc: 'postdocs',
}

/** One id for each student and award. */
function checklistId({ studentId, scholarshipId }: SavedKey): string {
  return idFromName('prep-checklist', `${studentId}:${scholarshipId}`)
}

export function newChecklist(
  award: SavedKey,
  asking: Asking | null,
  now: Date,
): PrepChecklist {
  const { studentId, scholarshipId } = award
  const id = checklistId(award)
  const checklistItems = followAsking([], id, asking)
  return {
    id,
    studentId,
    scholarshipId,
    checklistItems,
    overallProgress: progressOf(checklistItems),
    aiRecommendations: recommendationsFor(asking),
    isOffList: false,
    remindAt: null,
    version: 1,
    lastUpdated: now,
    createdAt: now,
  }
}

/**
 * The lines after a listing has changed: first what it asks now, in its order, beginning with a place at a
 * university; then what it asked before, marked as gone; then the student's own. Ticks, days and notes stay.
 */
export function followAsking(
  items: readonly ChecklistItem[],
  checklist: string,
  asking: Asking | null,
): ChecklistItem[] {
  // Nothing is known: that does not mean that the earlier requirements are gone.
  if (asking === null) return [...items]
  const known = new Map(items.map((item) => [item.requirementKey, item]))
  const lines = linesOf(asking)
  const keys = new Set(lines.map(({ key }) => key))
  const asked = lines.map(({ key, text }): ChecklistItem => {
    const before = known.get(key)
    if (before) return { ...before, task: text, isGone: false }
    const id = idFromName('prep-checklist-item', `${checklist}:${key}`)
    return {
      id,
      task: text,
      required: true,
      completed: false,
      dueDate: null,
      notes: null,
      requirementKey: key,
      isGone: false,
    }
  })
  const gone = items.flatMap((item) =>
    item.requirementKey !== null && !keys.has(item.requirementKey)
      ? { ...item, isGone: true }
      : [],
  )
  return [
    ...asked,
    ...gone,
    ...items.filter(({ requirementKey }) => requirementKey === null),
  ]
}

/**
 * Lines of one award with ticks, days and notes from the same lines of another listing of it; existing days and notes
 * stay.
 */
export function withTicksOf(
  lines: readonly ChecklistItem[],
  others: readonly ChecklistItem[],
): ChecklistItem[] {
  const said = new Map(others.map((other) => [other.requirementKey, other]))
  return lines.map((line) => {
    const other = line.requirementKey === null ? undefined : said.get(line.requirementKey)
    if (other === undefined) return line
    return {
      ...line,
      completed: line.completed || other.completed,
      dueDate: line.dueDate ?? other.dueDate,
      notes: line.notes ?? other.notes,
    }
  })
}

/** Undoes `withTicksOf` on each line that nobody has changed since. @param was the lines before */
export function withoutTicksOf(
  lines: readonly ChecklistItem[],
  { was, others }: { was: readonly ChecklistItem[]; others: readonly ChecklistItem[] },
): ChecklistItem[] {
  const joined = new Map(withTicksOf(was, others).map((line) => [line.id, line]))
  const before = new Map(was.map((line) => [line.id, line]))
  return lines.map((line) => {
    const [then, first] = [joined.get(line.id), before.get(line.id)]
    if (then === undefined || first === undefined || !isMarkedAs(line, then)) return line
    const { completed, dueDate, notes } = first
    return { ...line, completed, dueDate, notes }
  })
}

function isMarkedAs(one: ChecklistItem, other: ChecklistItem): boolean {
  return (
    one.completed === other.completed &&
    one.dueDate === other.dueDate &&
    one.notes === other.notes
  )
}

/** Percent of completed lines; lines that the award no longer asks for do not count. */
export function progressOf(items: readonly ChecklistItem[]): number {
  const counted = items.filter(({ isGone }) => !isGone)
  const done = counted.filter(({ completed }) => completed).length
  return counted.length === 0 ? 0 : Math.floor((100 * done) / counted.length)
}

/** The days of lines that are still to be done. */
export function openDays(items: readonly ChecklistItem[]): (CalendarDay | null)[] {
  return items.filter(isOpenItem).map(({ dueDate }) => dueDate)
}

export function isOpenItem({ completed, isGone }: ChecklistItem): boolean {
  return !completed && !isGone
}

/** Everything that the award asks for, including what only its structured fields say. */
function linesOf({ requirements, criteria, requiresEssay }: Asking): Line[] {
  const steps = placesFirst(requirements).filter(({ decide }) => decide.by === 'action')
  const isSaid = (kind: string) => steps.some((step) => step.kind === kind)
  return [
    ...steps.map(({ key, text, appliesTo }) => ({
      key,
      text: `${text}${whose(appliesTo)}`,
    })),
    ...(requiresEssay === true && !isSaid('essay-topic')
      ? [{ key: 'column-essay', text: 'Write an essay.' }]
      : []),
    ...(criteria.requiresNomination === true && !isSaid('nomination')
      ? [{ key: 'column-nomination', text: 'You need a nomination.' }]
      : []),
  ]
}

/** A line that is not asked of everybody says of whom, as the student's profile may change. */
function whose(levels: readonly (keyof typeof LEVELS)[]): string {
  if (levels.length === 0) return ''
  return ` (Asked of ${levels.map((level) => LEVELS[level]).join(' and ')} only.)`
}

import { addDays, type CalendarDay, daysBetween } from '@landfall/calendar/day'
import { dayIn } from '@landfall/calendar/zone'

/** The work that earns points, and how many: once for each award, task, essay … that it is done for. */
export const WORK = {
  'profile-saved': 50,
  'first-match': 50,
  'scholarship-saved': 10,
  'task-completed': 25,
  'document-added': 20,
  'application-begun': 50,
  'application-submitted': 200,
  'essay-reviewed': 75,
  'mentor-asked': 10,
} as const
export type WorkKind = keyof typeof WORK

export const POINTS_PER_LEVEL = 1_000

/** One piece of work of a student. */
export type ProgressEntry = { kind: string; subjectId: string; at: Date }

/** A number of pieces of one kind of work, or of days in a row with any work. */
type Aim = { kind: WorkKind; times: number } | { daysInARow: number }
type AchievementRule = { id: string; title: string; points: number; aim: Aim }

const times = (kind: WorkKind, count = 1): Aim => ({ kind, times: count })

/** Achievements are only for work: never for what others decide, and never compared with others. */
export const ACHIEVEMENTS: readonly AchievementRule[] = [
  {
    id: 'profile-begun',
    title: 'Profile begun',
    points: 25,
    aim: times('profile-saved'),
  },
  { id: 'first-match', title: 'First match run', points: 50, aim: times('first-match') },
  {
    id: 'shortlist',
    title: 'A shortlist of five',
    points: 50,
    aim: times('scholarship-saved', 5),
  },
  {
    id: 'first-document',
    title: 'First document in the vault',
    points: 25,
    aim: times('document-added'),
  },
  {
    id: 'ten-tasks',
    title: 'Ten tasks done',
    points: 100,
    aim: times('task-completed', 10),
  },
  {
    id: 'first-essay',
    title: 'First essay reviewed',
    points: 100,
    aim: times('essay-reviewed'),
  },
  {
    id: 'five-drafts',
    title: 'Five essay reviews read',
    points: 150,
    aim: times('essay-reviewed', 5),
  },
  {
    id: 'first-application',
    title: 'First application sent',
    points: 150,
    aim: times('application-submitted'),
  },
  {
    id: 'five-applications',
    title: 'Five applications sent',
    points: 400,
    aim: times('application-submitted', 5),
  },
  { id: 'three-days', title: 'Three days in a row', points: 50, aim: { daysInARow: 3 } },
  { id: 'seven-days', title: 'Seven days in a row', points: 150, aim: { daysInARow: 7 } },
]

/** The targets of a good week, the same for everybody; missing them has no consequences. */
export const WEEKLY_TARGETS = { applications: 2, essays: 1, interactions: 5 } as const

const WEEKLY_WORK: Record<keyof typeof WEEKLY_TARGETS, readonly string[]> = {
  applications: ['application-begun', 'application-submitted'],
  essays: ['essay-reviewed'],
  interactions: ['mentor-asked'],
}

export type Achieved = { achievementId: string; completedAt: Date }
export type Goal = { current: number; target: number }

/**
 * The achievements that entries earn, in whatever order they came, each with the time of the entry that completed it.
 * @param timeZone the student's, for days in a row
 */
export function achievedBy(
  entries: readonly ProgressEntry[],
  timeZone: string,
): Achieved[] {
  const sorted = entries.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return ACHIEVEMENTS.flatMap(({ id, aim }) => {
    const completedAt =
      'kind' in aim
        ? sorted.filter(({ kind }) => kind === aim.kind)[aim.times - 1]?.at
        : lastOfRow(sorted, timeZone, aim.daysInARow)
    return completedAt ? [{ achievementId: id, completedAt }] : []
  })
}

/** The first entry of the day that completed the wanted number of days in a row. */
function lastOfRow(
  sorted: readonly ProgressEntry[],
  timeZone: string,
  wanted: number,
): Date | undefined {
  let row = 0
  let before: CalendarDay | null = null
  for (const { at } of sorted) {
    const day = dayIn(timeZone, at)
    if (day === before) continue
    row = before !== null && daysBetween(before, day) === 1 ? row + 1 : 1
    before = day
    if (row === wanted) return at
  }
  return undefined
}

/** @returns points for work and achievements together */
export function pointsOf(
  entries: readonly ProgressEntry[],
  achieved: readonly Achieved[],
): number {
  const ofWork: Readonly<Record<string, number>> = WORK
  const ofAchievement = new Map(ACHIEVEMENTS.map(({ id, points }) => [id, points]))
  const work = entries.map(({ kind }) => ofWork[kind] ?? 0)
  const extra = achieved.map(({ achievementId }) => ofAchievement.get(achievementId) ?? 0)
  return [...work, ...extra].reduce((sum, points) => sum + points, 0)
}

/** Days in a row with work up to today, or up to yesterday: today is not over yet. */
export function streakOf(
  entries: readonly ProgressEntry[],
  timeZone: string,
  now: Date,
): number {
  const days = new Set(entries.map(({ at }) => dayIn(timeZone, at)))
  const today = dayIn(timeZone, now)
  let day = days.has(today) ? today : addDays(today, -1)
  let streak = 0
  for (; days.has(day); day = addDays(day, -1)) streak += 1
  return streak
}

/** This week's progress since Monday in the student's time zone; the same application counts once. */
export function weeklyGoalsOf(
  entries: readonly ProgressEntry[],
  timeZone: string,
  now: Date,
): Record<keyof typeof WEEKLY_TARGETS, Goal> {
  const today = dayIn(timeZone, now)
  // 5 January 1970 was a Monday.
  const sinceMonday = daysBetween('1970-01-05', today) % 7
  const monday = addDays(today, -sinceMonday)
  const ofWeek = entries.filter(({ at }) => dayIn(timeZone, at) >= monday)
  const goal = (name: keyof typeof WEEKLY_TARGETS): Goal => {
    const done = ofWeek.filter(({ kind }) => WEEKLY_WORK[name].includes(kind))
    return {
      current: new Set(done.map(({ subjectId }) => subjectId)).size,
      target: WEEKLY_TARGETS[name],
    }
  }
  return {
    applications: goal('applications'),
    essays: goal('essays'),
    interactions: goal('interactions'),
  }
}

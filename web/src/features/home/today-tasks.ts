import { daysLeftInWords } from '@landfall/calendar/words'
import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { paths } from '#paths'
import type { ApplicationState } from '#gql/graphql'
import {
  type ComingSession,
  type ImmigrationDate,
  immigrationTasks,
  sessionTasks,
} from './dated-tasks.ts'
import { homeMessages as text } from './home-messages.ts'
import type { FactField } from './missing-facts.ts'
import type { SavedDeadline } from './next-deadlines.ts'
import { requestTasks, type StudentRequest } from './request-tasks.ts'

export type TodayTask = {
  key: string
  title: string
  why: string
  to: string
  /** It cannot wait until the first steps are done. */
  isPressing?: boolean
}

/** A task that can be done until the instant `by`. */
export type EndingTask = TodayTask & { by: string }

/** What is known of the student; undefined values could not be loaded, and then nothing is guessed. */
export type TodayState = {
  /** A mentor has no times yet, and nobody can book them without any. */
  areTimesMissing: boolean
  /** Students' requests to a mentor; nobody else has any. */
  requests: readonly StudentRequest[]
  /** Sessions as a student and as a mentor; an empty list also when they could not be loaded. */
  sessions: readonly ComingSession[]
  /** Dates of the student's status; empty likewise. */
  immigration: readonly ImmigrationDate[]
  /** Null without a profile. */
  missingFacts: readonly FactField[] | null | undefined
  /** Saved scholarships that the student has not applied to. */
  open: readonly OpenAward[] | undefined
  /** Whether the student is not eligible for the award with this id. */
  isOut?: (id: string) => boolean
}

type OpenAward = SavedDeadline & {
  application?: { id: string; state: ApplicationState } | null
}

const soonDays = 7
/** More tasks would be no plan for a day. */
const mostTasks = 3

/**
 * What this person could do today besides the first steps. A mentor first sees what has to come before any session;
 * then come the tasks that end first, for others or for themselves.
 */
export function todayTasks(state: TodayState, now: string): TodayTask[] {
  const { requests, sessions, immigration, open, isOut, missingFacts } = state
  const ending = [
    ...pressing(requestTasks(requests)),
    ...pressing(sessionTasks(sessions, now)),
    ...pressing(immigrationTasks(immigration)),
    ...closingTasks(open ?? [], isOut),
  ]
  return [
    ...(state.areTimesMissing ? [timesTask()] : []),
    ...ending.toSorted((a, b) => a.by.localeCompare(b.by)),
    ...factsTasks(missingFacts ?? []),
  ].slice(0, mostTasks)
}

function timesTask(): TodayTask {
  const { setTimes: title, setTimesWhy: why } = text
  return { key: 'times', title, why, to: mentorPaths.times(), isPressing: true }
}

function pressing(tasks: readonly EndingTask[]): EndingTask[] {
  return tasks.map((task) => ({ ...task, isPressing: true }))
}

function factsTasks(missing: readonly FactField[]): TodayTask[] {
  const [first] = missing
  if (!first) return []
  const title = text.addFacts(missing.length)
  const to = paths.profile({ edit: first })
  return [{ key: 'facts', title, why: text.addFactsWhy, to }]
}

/**
 * No student is told to apply to an award that is not for them,
 * but an application that they began anyway is theirs to finish.
 */
function closingTasks(
  open: readonly OpenAward[],
  isOut: (id: string) => boolean = () => false,
): EndingTask[] {
  return open.flatMap(({ deadline: { daysLeft, endsAt }, ...award }) =>
    endsAt !== null && isSoon(daysLeft) && (isBegun(award) || !isOut(award.id))
      ? [
          {
            key: award.id,
            why: text.closes(daysLeftInWords(daysLeft)),
            ...nextStepOf(award),
            by: endsAt,
          },
        ]
      : [],
  )
}

function isSoon(daysLeft: number | null): daysLeft is number {
  return daysLeft !== null && daysLeft >= 0 && daysLeft <= soonDays
}

function isBegun({ application }: Pick<OpenAward, 'application'>): boolean {
  return application?.state === 'DRAFT'
}

/** A form that was begun here is continued. */
function nextStepOf({ title, slug, application }: Omit<OpenAward, 'deadline'>) {
  return application && isBegun({ application })
    ? { title: text.finish(title), to: paths.application(application.id) }
    : { title: text.applyTo(title), to: paths.scholarship(slug) }
}

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

/** It can be done until the instant `by`. */
export type EndingTask = TodayTask & { by: string }

/** What is known of the student; undefined where it could not be loaded: nothing is guessed then. */
export type TodayState = {
  /** Of a mentor, whom nobody can book without them. */
  areTimesMissing: boolean
  /** Of students to a mentor; nobody else has any. */
  requests: readonly StudentRequest[]
  /** With mentors and as one; of what could not be loaded there are none. */
  sessions: readonly ComingSession[]
  /** Of the student's status, likewise. */
  immigration: readonly ImmigrationDate[]
  /** Null without a profile. */
  missingFacts: readonly FactField[] | null | undefined
  /** Saved and not applied to. */
  open: readonly OpenAward[] | undefined
  /** Whether the student is not eligible for the award with this id. */
  isOut?: (id: string) => boolean
}

type OpenAward = SavedDeadline & {
  application?: { id: string; state: ApplicationState } | null
}

const soonDays = 7
/** More is not a plan for a day. */
const mostTasks = 3

/**
 * What this student could do today beside the first steps: as a mentor what comes before any session, then what ends
 * first, be it for others or for themselves.
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

/** Nobody is told to apply to what is not for them; what they began all the same is theirs to finish. */
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

/** What was begun here is gone on with. */
function nextStepOf({ title, slug, application }: Omit<OpenAward, 'deadline'>) {
  return application && isBegun({ application })
    ? { title: text.finish(title), to: paths.application(application.id) }
    : { title: text.applyTo(title), to: paths.scholarship(slug) }
}

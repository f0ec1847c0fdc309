import { daysLeftInWords } from '@landfall/calendar/words'
import { paths } from '#paths'
import type { ApplicationState } from '#gql/graphql'
import { homeMessages as text } from './home-messages.ts'
import type { FactField } from './missing-facts.ts'
import type { SavedDeadline } from './next-deadlines.ts'
import { requestTasks, type StudentRequest } from './request-tasks.ts'

export type TodayTask = {
  key: string
  title: string
  why: string
  to: string
}

/** It can be done until the instant `by`. */
type EndingTask = TodayTask & { by: string }

/** What is known of the student; undefined where it could not be loaded: nothing is guessed then. */
export type TodayState = {
  /** Of students to a mentor; nobody else has any. */
  requests: readonly StudentRequest[]
  /** Null without a profile. */
  missingFacts: readonly FactField[] | null | undefined
  /** Saved and not applied to. */
  open: readonly OpenAward[] | undefined
}

type OpenAward = SavedDeadline & {
  application?: { id: string; state: ApplicationState } | null
}

const soonDays = 7
/** More is not a plan for a day. */
const mostTasks = 3

/** What this student could do today beside the first steps: what ends first, be it for others or for themselves. */
export function todayTasks({ requests, open, missingFacts }: TodayState): TodayTask[] {
  const ending = [...requestTasks(requests), ...closingTasks(open ?? [])]
  return [
    ...ending.toSorted((a, b) => a.by.localeCompare(b.by)),
    ...factsTasks(missingFacts ?? []),
  ].slice(0, mostTasks)
}

function factsTasks(missing: readonly FactField[]): TodayTask[] {
  const [first] = missing
  if (!first) return []
  const title = text.addFacts(missing.length)
  const to = paths.profile({ edit: first })
  return [{ key: 'facts', title, why: text.addFactsWhy, to }]
}

function closingTasks(open: readonly OpenAward[]): EndingTask[] {
  return open.flatMap(({ deadline: { daysLeft, endsAt }, ...award }) =>
    endsAt !== null && daysLeft !== null && daysLeft >= 0 && daysLeft <= soonDays
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

/** What was begun here is gone on with. */
function nextStepOf({ title, slug, application }: Omit<OpenAward, 'deadline'>) {
  return application?.state === 'DRAFT'
    ? { title: text.finish(title), to: paths.application(application.id) }
    : { title: text.applyTo(title), to: paths.scholarship(slug) }
}

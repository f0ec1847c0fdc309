import { daysLeftInWords } from '@landfall/calendar/words'
import { paths } from '#paths'
import { homeMessages as text } from './home-messages.ts'
import type { FactField } from './missing-facts.ts'
import type { SavedDeadline } from './next-deadlines.ts'

export type TodayTask = {
  key: string
  title: string
  why: string
  to: string
}

/** What is known of the student; undefined where it could not be loaded: nothing is guessed then. */
export type TodayState = {
  /** Null without a profile. */
  missingFacts: readonly FactField[] | null | undefined
  /** Saved and not applied to. */
  open: readonly SavedDeadline[] | undefined
}

const soonDays = 7
/** More is not a plan for a day. */
const mostTasks = 3

/** What this student could do today beside the first steps, most urgent first. */
export function todayTasks({ open, missingFacts }: TodayState): TodayTask[] {
  return [...closingTasks(open ?? []), ...factsTasks(missingFacts ?? [])].slice(
    0,
    mostTasks,
  )
}

function factsTasks(missing: readonly FactField[]): TodayTask[] {
  const [first] = missing
  if (!first) return []
  const title = text.addFacts(missing.length)
  const to = paths.profile({ edit: first })
  return [{ key: 'facts', title, why: text.addFactsWhy, to }]
}

function closingTasks(open: readonly SavedDeadline[]): TodayTask[] {
  return open
    .flatMap(({ id, slug, title, deadline }) =>
      deadline.daysLeft !== null && deadline.daysLeft >= 0 && deadline.daysLeft <= soonDays
        ? [{ id, slug, title, daysLeft: deadline.daysLeft }]
        : [],
    )
    .toSorted((a, b) => a.daysLeft - b.daysLeft)
    .map(({ id, slug, title, daysLeft }) => ({
      key: id,
      title: text.applyTo(title),
      why: text.closes(daysLeftInWords(daysLeft)),
      to: paths.scholarship(slug),
    }))
}

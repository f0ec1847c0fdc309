import { daysLeftInWords } from '@landfall/calendar/words'
import { paths } from '#paths'
import { homeMessages as text } from './home-messages.ts'
import type { FactField } from './missing-facts.ts'
import type { SavedDeadline } from './next-deadlines.ts'

export type TodayTask = {
  key: string
  title: string
  why: string
  /** Null when it is done elsewhere: in one's mailbox. */
  to: string | null
}

/** What is known of the student; undefined where it could not be loaded: nothing is guessed then. */
export type TodayState = {
  isEmailVerified: boolean | null
  /** Null without a profile. */
  missingFacts: readonly FactField[] | null | undefined
  savedCount: number | undefined
  /** Saved and not applied to. */
  open: readonly SavedDeadline[] | undefined
  /** What became fitting to a saved search since it was last looked at. */
  newFits?: number | undefined
}

const soonDays = 7

/** What this student could do today, most urgent first. */
export function todayTasks(state: TodayState): TodayTask[] {
  const tasks: TodayTask[] = []
  if (state.isEmailVerified === false) {
    tasks.push({
      key: 'verify',
      title: text.verifyTitle,
      why: text.verifyTask,
      to: null,
    })
  }
  tasks.push(...closingTasks(state.open ?? []))
  if (state.missingFacts === null) {
    tasks.push({
      key: 'profile',
      title: text.createProfile,
      why: text.createProfileWhy,
      to: paths.profile(),
    })
  }
  const [first] = state.missingFacts ?? []
  if (state.missingFacts && first) {
    const title = text.addFacts(state.missingFacts.length)
    const to = paths.profile({ edit: first })
    tasks.push({ key: 'facts', title, why: text.addFactsWhy, to })
  }
  if (state.newFits) {
    tasks.push({
      key: 'new-fits',
      title: text.newFits(state.newFits),
      why: text.newFitsWhy,
      to: paths.savedSearches(),
    })
  }
  if (state.savedCount === 0) {
    tasks.push({
      key: 'find',
      title: text.findScholarships,
      why: text.findScholarshipsWhy,
      to: paths.scholarships(),
    })
  }
  return tasks
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

import type { DeadlinePrecision } from '#gql/graphql'

export type SavedDeadline = {
  id: string
  slug: string
  title: string
  deadline: {
    precision: DeadlinePrecision
    date: string | null
    endsAt: string | null
    daysLeft: number | null
    label: string
  }
}

const shownCount = 3
const coming: readonly DeadlinePrecision[] = ['EXACT', 'RECURRING_DAY', 'RECURRING_MONTH']

/** The soonest three that lie ahead, and how many saved ones announce no coming date. */
export function nextDeadlines(saved: readonly SavedDeadline[]): {
  next: SavedDeadline[]
  unannouncedCount: number
} {
  const ahead = saved.filter(
    ({ deadline }) => deadline.date !== null && coming.includes(deadline.precision),
  )
  const next = ahead
    .toSorted((a, b) => (a.deadline.date ?? '').localeCompare(b.deadline.date ?? ''))
    .slice(0, shownCount)
  return { next, unannouncedCount: saved.length - ahead.length }
}

import { graphql } from '#gql'
import type { DeadlinePrecision, NextDeadlines_ScholarshipFragment } from '#gql/graphql'

export const savedDeadlineFragment = graphql(`
  fragment NextDeadlines_Scholarship on Scholarship {
    id
    slug
    title
    deadline {
      precision
      date
      endsAt
      daysLeft
      label
    }
  }
`)

export type SavedDeadline = NextDeadlines_ScholarshipFragment

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

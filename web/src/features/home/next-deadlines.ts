import { graphql } from '#gql'
import type { NextDeadlines_ScholarshipFragment } from '#gql/graphql'
import { isComing } from '#entities/scholarship/coming-deadline.ts'

export const savedDeadlineFragment = graphql(`
  fragment NextDeadlines_Scholarship on Scholarship {
    id
    slug
    title
    status
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

/**
 * Three that lie ahead, and how many saved ones announce no coming date. Confirmed days come before those that are
 * only usual, which may have moved; the soonest first in each.
 */
export function nextDeadlines(saved: readonly SavedDeadline[]): {
  next: SavedDeadline[]
  unannouncedCount: number
} {
  const ahead = saved.filter(({ deadline }) => isComing(deadline))
  const next = ahead
    .toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)))
    .slice(0, shownCount)
  return { next, unannouncedCount: saved.length - ahead.length }
}

function placeOf({ deadline: { precision, date } }: SavedDeadline): string {
  return `${precision === 'EXACT' ? 'confirmed' : 'usual'} ${date}`
}

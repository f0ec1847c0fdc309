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
 * only usual, which may have moved; the soonest first in each. The last place is for whatever comes next, so that
 * a usual one that is near is not kept out by days that are far away.
 */
export function nextDeadlines(saved: readonly SavedDeadline[]): {
  next: SavedDeadline[]
  unannouncedCount: number
} {
  const ahead = saved
    .filter(({ deadline }) => isComing(deadline))
    .toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)))
  const first = ahead
    .filter(({ deadline }) => deadline.precision === 'EXACT')
    .slice(0, shownCount - 1)
  const others = ahead.filter((one) => !first.includes(one))
  return {
    next: [...first, ...others].slice(0, shownCount),
    unannouncedCount: saved.length - ahead.length,
  }
}

/** A confirmed day comes before a usual one that is the same. */
function placeOf({ deadline: { precision, date } }: SavedDeadline): string {
  return `${date} ${precision}`
}

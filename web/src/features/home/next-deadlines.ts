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

/** More verdicts are not asked for: three are shown. */
const askedCount = 10

/** Those that may be shown, by id: how a student stands decides among them. */
export function askedOf(saved: readonly SavedDeadline[]): string[] {
  const ahead = aheadOf(saved)
  const asked = [
    ...ahead.filter(isExact).slice(0, askedCount),
    ...ahead.slice(0, askedCount),
  ]
  return [...new Set(asked.map(({ id }) => id))]
}

/**
 * Three that lie ahead, and how many saved ones announce no coming date. Confirmed days come before those that are
 * only usual, which may have moved; the soonest first in each. The last place is for whatever comes next, so that
 * a usual one that is near is not kept out by days that are far away. What the student is not eligible for comes last.
 */
export function nextDeadlines(
  saved: readonly SavedDeadline[],
  isOut: (id: string) => boolean = () => false,
): {
  next: SavedDeadline[]
  unannouncedCount: number
} {
  const ahead = aheadOf(saved)
  const fitting = inOrder(ahead.filter(({ id }) => !isOut(id)))
  const others = inOrder(ahead.filter(({ id }) => isOut(id)))
  return {
    next: [...fitting, ...others].slice(0, shownCount),
    unannouncedCount: saved.length - ahead.length,
  }
}

function inOrder(ahead: readonly SavedDeadline[]): SavedDeadline[] {
  const first = ahead.filter(isExact).slice(0, shownCount - 1)
  return [...first, ...ahead.filter((one) => !first.includes(one))]
}

function aheadOf(saved: readonly SavedDeadline[]): SavedDeadline[] {
  return saved
    .filter(({ deadline }) => isComing(deadline))
    .toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)))
}

function isExact({ deadline }: SavedDeadline): boolean {
  return deadline.precision === 'EXACT'
}

/** A confirmed day comes before a usual one that is the same. */
function placeOf({ deadline: { precision, date } }: SavedDeadline): string {
  return `${date} ${precision}`
}

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

/** Asks for no more verdicts than these: three dates are shown. */
const askedCount = 10

/** The scholarships that may be shown, by id: the student's verdicts decide among them. */
export function askedOf(saved: readonly SavedDeadline[]): string[] {
  const ahead = aheadOf(saved)
  const asked = [
    ...ahead.filter(isExact).slice(0, askedCount),
    ...ahead.slice(0, askedCount),
  ]
  return [...new Set(asked.map(({ id }) => id))]
}

/**
 * The three next dates, and how many saved scholarships announce no coming date. Confirmed
 * days come before usual ones, which may have moved; the soonest first in each group. The
 * last place goes to whatever comes next, so that distant confirmed days do not keep out a
 * usual one that is near. Scholarships that the student is not eligible for come last.
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

/** On the same day, a confirmed deadline comes before a usual one. */
function placeOf({ deadline: { precision, date } }: SavedDeadline): string {
  return `${date} ${precision}`
}

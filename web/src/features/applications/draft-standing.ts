import { formatDeadlineHere } from '#entities/scholarship/format-deadline.ts'
import type { ApplicationPage_ApplicationFragment } from '#gql/graphql'
import { applicationMessages as text } from './application-messages.ts'

type Draft = Pick<ApplicationPage_ApplicationFragment, 'closesAt' | 'graceMinutes'> & {
  scholarship: { takesApplicationsHere?: boolean | null }
}

/** Until when a draft can be submitted; `isOver`: it cannot. Null words where no day is confirmed. */
export function draftStanding(
  { closesAt, graceMinutes, scholarship }: Draft,
  now = new Date(),
): { words: string | null; isOver: boolean } {
  const time = now.getTime()
  const end = closesAt ? Date.parse(closesAt) : Infinity
  if (time < end) {
    // Null is not known just now.
    if (scholarship.takesApplicationsHere === false)
      return { words: text.takesNone, isOver: true }
    return {
      words: closesAt ? text.closes(formatDeadlineHere(closesAt)) : null,
      isOver: false,
    }
  }
  const isInGrace = time < end + graceMinutes * 60_000
  return { words: isInGrace ? text.grace(graceMinutes) : text.tooLate, isOver: !isInGrace }
}

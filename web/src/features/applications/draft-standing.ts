import { formatDeadlineHere } from '#entities/scholarship/format-deadline.ts'
import type { ApplicationPage_ApplicationFragment } from '#gql/graphql'
import { applicationMessages as text } from './application-messages.ts'

type Draft = Pick<ApplicationPage_ApplicationFragment, 'closesAt' | 'graceMinutes'> & {
  scholarship: { takesApplicationsHere?: boolean | null }
}

/**
 * The last time to submit a draft; `isOver` when it cannot be
 * submitted. The words are null where no day is confirmed.
 */
export function draftStanding(
  { closesAt, graceMinutes, scholarship }: Draft,
  now = new Date(),
): { words: string | null; isOver: boolean } {
  const time = now.getTime()
  const end = closesAt ? Date.parse(closesAt) : Infinity
  if (time < end) {
    // Null means that it is not known just now.
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

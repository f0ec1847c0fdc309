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
  const end = closesAt ? Date.parse(closesAt) : null
  // Null is not known just now.
  if (scholarship.takesApplicationsHere !== false && (end === null || now.getTime() < end))
    return {
      words: closesAt ? text.closes(formatDeadlineHere(closesAt)) : null,
      isOver: false,
    }
  if (end === null || now.getTime() < end) return { words: text.takesNone, isOver: true }
  const graceEnd = end + graceMinutes * 60_000
  if (now.getTime() < graceEnd) return { words: text.grace(graceMinutes), isOver: false }
  return { words: text.tooLate, isOver: true }
}

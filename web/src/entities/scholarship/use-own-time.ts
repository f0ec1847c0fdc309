import { ownZone } from '#lib/format/own-zone.ts'
import { useInOwnZone } from '#lib/format/use-in-own-zone.ts'
import { formatDeadlineHere } from './format-deadline.ts'

/**
 * When a deadline of another zone ends on the reader's clock; null in their own zone, without an end,
 * and until the page has its scripts: who made it does not know where its reader is.
 */
export function useOwnTime(deadline: {
  endsAt: string | null
  timeZone: string | null
}): string | null {
  const { endsAt, timeZone } = deadline
  return useInOwnZone(
    () => (endsAt && timeZone !== ownZone() ? formatDeadlineHere(endsAt) : null),
    null,
  )
}

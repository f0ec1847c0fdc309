import { ownZone } from '#lib/format/own-zone.ts'
import { useInOwnZone } from '#lib/format/use-in-own-zone.ts'
import { formatDeadlineHere } from './format-deadline.ts'

/**
 * When a deadline in another zone ends on the reader's clock; null in their own zone, without an end, and until the
 * page's scripts run: the renderer does not know where the reader is.
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

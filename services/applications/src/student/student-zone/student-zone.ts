import { Temporal } from 'temporal-polyfill'

/** Where a student is taken to be until their account has told; deadlines without a zone end there, too. */
export const DEFAULT_ZONE = 'America/New_York'

const ANY_INSTANT = Temporal.Instant.fromEpochMilliseconds(0)

/**
 * A zone that can be reckoned with: who tells of one may know others. What `Intl` takes is not enough, as
 * abbreviations such as IST, which stand for several zones, are among it.
 */
export function knownZone(timeZone: string | undefined): string {
  if (timeZone === undefined) return DEFAULT_ZONE
  try {
    ANY_INSTANT.toZonedDateTimeISO(timeZone)
    return timeZone
  } catch {
    return DEFAULT_ZONE
  }
}

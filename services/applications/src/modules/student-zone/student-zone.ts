/** Where a student is taken to be until their account has told. */
export const DEFAULT_ZONE = 'America/New_York'

/** A zone of this runtime: an account may name one that only its browser knows. */
export function knownZone(timeZone: string | undefined): string {
  if (timeZone === undefined) return DEFAULT_ZONE
  try {
    return Intl.DateTimeFormat('en', { timeZone }) && timeZone
  } catch {
    return DEFAULT_ZONE
  }
}

/** The day (YYYY-MM-DD) of an instant in a zone; null for a zone that this browser does not know. */
export function dayInZone(timeZone: string, instant: Date): string | null {
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  try {
    // Swedish writes days as ISO 8601 does.
    return new Intl.DateTimeFormat('sv-SE', options).format(instant)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

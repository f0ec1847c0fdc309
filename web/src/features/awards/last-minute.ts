/** The minute that people read, not the midnight after it. @param end the first instant at which a day is over */
export function lastMinute(end: string): string {
  return new Date(Date.parse(end) - 60_000).toISOString()
}

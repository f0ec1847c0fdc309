/** One entry of a student's calendar, of whatever kind. */
export type CalendarEntry = {
  /** Never changes for the same thing: calendars recognize entries by it. */
  uid: string
  /** Grows with each change of the entry. */
  sequence: number
  changedAt: Date
  title: string
  /** Plain text. */
  description: string
  /**
   * An instant with the zone in which it was set, or a day (YYYY-MM-DD) if no time is known. With `until`, the
   * student is busy until then.
   */
  at: { instant: Date; timeZone: string; until?: Date } | { day: string }
  /** Not confirmed by whoever decides it. */
  isTentative: boolean
  /** A path of this site. */
  link: string
}

/** One kind of entry: lists a student's entries from now on. */
export type CalendarSource = (studentId: string, now: Date) => Promise<CalendarEntry[]>

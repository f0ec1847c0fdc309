/** One entry of a student's calendar, of whatever kind. */
export type CalendarEntry = {
  /** The same for the same thing forever: calendars know entries by it. */
  uid: string
  /** Grows with each change of the entry. */
  sequence: number
  changedAt: Date
  title: string
  /** Plain text. */
  description: string
  /**
   * An instant with the zone in which it was set, or a day (YYYY-MM-DD) where no time is known. What has an end
   * takes the student's time until then.
   */
  at: { instant: Date; timeZone: string; until?: Date } | { day: string }
  /** Not confirmed by who decides it. */
  isTentative: boolean
  /** A path of this site. */
  link: string
}

/** One kind of entry: what it has for a student from now on. */
export type CalendarSource = (studentId: string, now: Date) => Promise<CalendarEntry[]>

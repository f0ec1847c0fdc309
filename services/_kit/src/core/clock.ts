/** Where "now" comes from, so that tests can choose it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still. @param iso an instant such as `2026-11-21T10:00:00Z` */
export function fixedClock(iso: string): Clock {
  const instant = new Date(iso).getTime()
  if (Number.isNaN(instant)) throw new Error(`"${iso}" is not an instant`)
  return { now: () => new Date(instant) }
}

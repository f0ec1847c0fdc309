const SOON_DAYS = 30

/** Whether an exact date is near enough to count the days. */
export function isSoon({ daysLeft }: { daysLeft?: number | null }): boolean {
  return typeof daysLeft === 'number' && daysLeft <= SOON_DAYS
}

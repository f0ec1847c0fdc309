/** The calendar month (UTC). */
export function monthOf(now: Date): { first: Date; next: Date } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  return {
    first: new Date(Date.UTC(year, month, 1)),
    next: new Date(Date.UTC(year, month + 1, 1)),
  }
}

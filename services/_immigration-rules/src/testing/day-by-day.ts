/**
 * For tests: five rules once more, written apart from the engine and without any of its files. Days are counted
 * one by one in UTC, as a person with a calendar would; slow and plainly right.
 */
const DAY = 86_400_000

const at = (day: string) => new Date(`${day}T12:00:00Z`)
const text = (date: Date) => date.toISOString().slice(0, 10)

const later = (day: string, days: number) => text(new Date(at(day).getTime() + days * DAY))

function each(from: string, to: string): string[] {
  const days: string[] = []
  for (let date = at(from); text(date) <= to; date = new Date(date.getTime() + DAY)) {
    days.push(text(date))
  }
  return days
}

type Stretch = { from: string; to: string | null }
const isOn = (day: string, { from, to }: Stretch) => day >= from && (to ?? '9999') >= day

/** C2 */
export function fullTimeCptDays(
  spells: readonly (Stretch & { hoursPerWeek: number })[],
  until: string,
): number {
  if (spells.length === 0) return 0
  const first = spells.reduce((least, { from }) => (from < least ? from : least), '9999')
  return each(first, until).filter((day) => {
    let hours = 0
    for (const spell of spells) if (isOn(day, spell)) hours += spell.hoursPerWeek
    return hours > 20
  }).length
}

/** O4 and S4 */
export function daysWithoutWork(
  jobs: readonly (Stretch & { hoursPerWeek: number; isReported: boolean })[],
  eads: readonly { from: string; to: string }[],
  until: string,
): number {
  let count = 0
  for (const ead of eads) {
    for (const day of each(ead.from, ead.to)) {
      if (day > until) continue
      let hours = 0
      for (const job of jobs)
        if (job.isReported && isOn(day, job)) hours += job.hoursPerWeek
      if (hours < 20) count += 1
    }
  }
  return count
}

/** O1: what was used before, part-time days at half. */
export function usedOptDays(
  spells: readonly (Stretch & { isFullTime: boolean })[],
  start: string,
): number {
  let halves = 0
  let day = spells.reduce((least, { from }) => (from < least ? from : least), start)
  while (day < start) {
    const under = spells.filter((spell) => isOn(day, spell))
    if (under.some(({ isFullTime }) => isFullTime)) halves += 2
    else if (under.length > 0) halves += 1
    day = text(new Date(at(day).getTime() + DAY))
  }
  return Math.ceil(halves / 2)
}

/** O2: the last day on which USCIS may receive the form. */
export function lastDayForOpt(programEnd: string, recommended: string | null): string {
  const byProgram = later(programEnd, 60)
  if (recommended === null) return byProgram
  const byRecommendation = later(recommended, 30)
  return byRecommendation < byProgram ? byRecommendation : byProgram
}

/** F1: so many business days before; `holidays` are days on which offices are closed. */
export function businessDaysBefore(
  day: string,
  count: number,
  holidays: ReadonlySet<string>,
): string {
  let date = at(day)
  let left = count
  while (left > 0) {
    date = new Date(date.getTime() - DAY)
    const isClosed = [0, 6].includes(date.getUTCDay()) || holidays.has(text(date))
    if (!isClosed) left -= 1
  }
  return text(date)
}

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

/** C2: the first day that is one too many, where spells without an end go on to `until`; null where none comes. */
export function firstCptDayBeyond(
  spells: readonly (Stretch & { hoursPerWeek: number })[],
  until: string,
): string | null {
  const ended = spells.map((spell) => ({ ...spell, to: spell.to ?? until }))
  const [first] = ended.map(({ from }) => from).toSorted()
  const last = ended.reduce((latest, { to }) => (to > latest ? to : latest), '')
  if (first === undefined) return null
  let count = 0
  for (const day of each(first, last)) {
    let hours = 0
    for (const spell of ended) if (isOn(day, spell)) hours += spell.hoursPerWeek
    if (hours > 20) count += 1
    if (count > 364) return day
  }
  return null
}

type Job = Stretch & { hoursPerWeek: number; isReported: boolean }
/** Days on which one may work; on STEM one employer alone gives the 20 hours. */
type Ead = { from: string; to: string; isStem?: boolean }

function isAtWork(day: string, jobs: readonly Job[], { isStem }: Ead): boolean {
  let [all, most] = [0, 0]
  for (const job of jobs) {
    if (!job.isReported || !isOn(day, job)) continue
    all += job.hoursPerWeek
    if (job.hoursPerWeek > most) most = job.hoursPerWeek
  }
  return isStem ? most >= 20 : all >= 20
}

/** O4 and S4 */
export function daysWithoutWork(
  jobs: readonly Job[],
  eads: readonly Ead[],
  until: string,
): number {
  let count = 0
  for (const ead of eads)
    for (const day of each(ead.from, ead.to))
      if (day <= until && !isAtWork(day, jobs, ead)) count += 1
  return count
}

/** O4 and S4: the first day that is one too many; null where none comes, or another limit has taken its place by a day. */
export function firstDayBeyond(
  jobs: readonly Job[],
  eads: readonly (Ead & { limit: number })[],
  until: string,
): string | null {
  let count = 0
  for (const [place, ead] of eads.entries()) {
    const behind = eads.slice(place + 1)
    const isOver = ead.to < until && behind.some(({ limit }) => limit !== ead.limit)
    for (const day of each(ead.from, ead.to)) {
      if (isAtWork(day, jobs, ead)) continue
      count += 1
      if (count > ead.limit && !isOver) return day
    }
  }
  return null
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

import { profileMessages as text } from './profile-messages.ts'

/** Hours of a weekday as fields hold them: "09:00" to "17:00"; an end of "00:00" is the end of the day. */
export type WeeklyRow = { key: number; weekday: string; begins: string; ends: string }
/** Another rule for one day; off: no sessions. */
export type DayRow = {
  key: number
  day: string
  isOff: boolean
  begins: string
  ends: string
}

export type TimesValues = {
  timeZone: string
  weekly: WeeklyRow[]
  days: DayRow[]
  bufferMinutes: string
  noticeHours: string
  horizonDays: string
}

type Range = { fromMinute: number; untilMinute: number }
type Settings = {
  weekly: readonly (Range & { weekday: number })[]
  overrides: readonly { day: string; ranges: readonly Range[] }[]
  bufferMinutes: number
  noticeHours: number
  horizonDays: number
}

const WORKDAY = { begins: '17:00', ends: '19:00' }

/** @param key tells rows apart while others are added and removed */
export function newWeeklyRow(key: number): WeeklyRow {
  return { key, weekday: '1', ...WORKDAY }
}

export function newDayRow(key: number): DayRow {
  return { key, day: '', isOff: true, ...WORKDAY }
}

export function valuesOf(settings: Settings, timeZone: string): TimesValues {
  const weekly = settings.weekly.map(({ weekday, ...range }, key) => ({
    key,
    weekday: String(weekday),
    ...clockOf(range),
  }))
  const days = settings.overrides.flatMap(({ day, ranges }) =>
    ranges.length > 0
      ? ranges.map((range) => ({ day, isOff: false, ...clockOf(range) }))
      : [{ day, isOff: true, ...WORKDAY }],
  )
  return {
    timeZone,
    weekly,
    days: days.map((row, index) => ({ ...row, key: 1_000 + index })),
    bufferMinutes: String(settings.bufferMinutes),
    noticeHours: String(settings.noticeHours),
    horizonDays: String(settings.horizonDays),
  }
}

/** Faults of the hours, by field. */
export function checkTimes({ weekly, days }: TimesValues): {
  weekly?: string
  days?: string
} {
  const open = days.filter(({ isOff }) => !isOff)
  return {
    ...(!weekly.every(isInOrder) && { weekly: text.order }),
    ...(!open.every(isInOrder) && { days: text.order }),
    ...(!days.every(({ day }) => day) && { days: text.dayMissing }),
  }
}

export function inputOf(values: TimesValues) {
  const byDay = Map.groupBy(values.days, ({ day }) => day)
  return {
    timeZone: values.timeZone,
    weekly: values.weekly.map((row) => ({ weekday: Number(row.weekday), ...rangeOf(row) })),
    overrides: [...byDay].map(([day, rows]) => ({
      day,
      // A day that is off stays off, whatever other rows say.
      ranges: rows.some(({ isOff }) => isOff) ? [] : rows.map(rangeOf),
    })),
    bufferMinutes: Number(values.bufferMinutes),
    noticeHours: Number(values.noticeHours),
    horizonDays: Number(values.horizonDays),
  }
}

function isInOrder(row: { begins: string; ends: string }): boolean {
  const { fromMinute, untilMinute } = rangeOf(row)
  return fromMinute < untilMinute
}

function rangeOf({ begins, ends }: { begins: string; ends: string }): Range {
  return { fromMinute: minuteOf(begins), untilMinute: minuteOf(ends) || 1_440 }
}

function clockOf({ fromMinute, untilMinute }: Range) {
  return { begins: clock(fromMinute), ends: clock(untilMinute % 1_440) }
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

function clock(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0')
}

import { daysBetween } from '@landfall/calendar/day'
import { dayInWords, daysLeftInWords } from '@landfall/calendar/words'
import { toolkitMessages as text } from './toolkit-messages.ts'

/** A day counts as near from this many days before. */
const soonDays = 3

export type DueWords = { words: string; isNear: boolean }

/** A due day in words, and whether it is near or over. @param today YYYY-MM-DD */
export function dueWords(dueDate: string | null | undefined, today: string): DueWords {
  if (!dueDate) return { words: text.noDay, isNear: false }
  const left = daysBetween(today, dueDate)
  const say = left < 0 ? text.wasDue : text.due
  return {
    words: say(dayInWords(dueDate), daysLeftInWords(left)),
    isNear: left <= soonDays,
  }
}

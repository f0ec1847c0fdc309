import { reminderMessages as text } from './reminder-messages.ts'

const usual = [60, 30, 14, 7, 3, 2, 1, 0]

/** The usual days, and days that were chosen by other means, the earliest first. */
export function dayOptions(chosen: readonly number[]) {
  const days = [...new Set([...usual, ...chosen])].toSorted((a, b) => b - a)
  return days.map((day) => ({ value: String(day), label: text.dayBefore(day) }))
}

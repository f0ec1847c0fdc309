import {
  dayAndMonth,
  dayInWords,
  daysLeftInWords,
  monthInWords,
} from '@landfall/calendar/words'
import type { DeadlinePrecision } from '#gql/graphql'
import { isSoon } from './is-soon.ts'

type Deadline = {
  precision: DeadlinePrecision
  /** YYYY-MM-DD; the first of the month where only that is known. */
  date?: string | null
  /** Whole days; only for an exact date. */
  daysLeft?: number | null
  isRolling?: boolean | null
}

/** When to apply, shown after the amount: "by 15 Mar (usual)". Null where the listing names no date ahead. */
export function shortDeadline(deadline: Deadline): string | null {
  const { precision, date, daysLeft, isRolling } = deadline
  if (!date) return isRolling ? 'apply any time' : null
  switch (precision) {
    case 'EXACT':
      return isSoon(deadline)
        ? `by ${dayAndMonth(date)}, ${daysLeftInWords(daysLeft ?? 0)}`
        : `by ${dayInWords(date)}`
    case 'RECURRING_DAY':
      return `by ${dayAndMonth(date)} (usual)`
    case 'RECURRING_MONTH':
      return `around ${monthInWords(date)}`
    case 'LAST_KNOWN':
      return 'next date not announced'
    case 'NONE':
      return null
  }
}

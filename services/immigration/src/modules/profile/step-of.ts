import { dayInWords } from '@landfall/calendar/words'
import type { DatedRule } from '@landfall/immigration-rules/guidance/guidance'
import { isUnlessArrived } from './arrival.ts'

/** What to do about a window, or what remains possible once it is past. Null while a day is missing. */
export function stepOf({ rule, deadline }: DatedRule): string | null {
  const { opensOn, closesOn, urgedOn, standing } = deadline
  if (closesOn === null) return null
  const last = dayInWords(closesOn)
  // The rules without a window of their own that have a day are those of practical training's limits.
  if (rule.compute.kind === 'condition' && standing !== 'past')
    return `${rule.title}: the last day within the limit is ${last}, if CPT and work continue as you entered them.`
  switch (standing) {
    case 'too-early':
      return opensOn === null
        ? `${rule.title}: by ${last}.`
        : `${rule.title}: from ${dayInWords(opensOn)}, by ${last}.`
    case 'open':
      return urgedOn === null || urgedOn === closesOn
        ? `${rule.title}: by ${last}.`
        : `${rule.title}: plan for ${dayInWords(urgedOn)}; the last day is ${last}.`
    case 'urgent':
      return `${rule.title}: now; the last day is ${last}.`
    case 'past':
      return `${rule.title}: the last day was ${last}. ${whenPastOf(rule)}`.trim()
    case 'unknown':
      return null
  }
}

function whenPastOf({ id, whenPast = '' }: DatedRule['rule']): string {
  return isUnlessArrived(id) ? `Skip this if you have arrived. ${whenPast}` : whenPast
}

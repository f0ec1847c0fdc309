import { dayInWords } from '@landfall/calendar/words'
import { isShut } from '@landfall/immigration-rules/deadlines'
import type { DatedRule } from '@landfall/immigration-rules/guidance/guidance'
import { isUnlessArrived } from './arrival.ts'

/** What to do about a window, or what is still possible once it is past. Null while a day is missing. */
export function stepOf({ rule, deadline }: DatedRule): string | null {
  const { opensOn, closesOn, urgedOn, standing } = deadline
  if (closesOn === null) return null
  const last = dayInWords(closesOn)
  if (opensOn !== null && isShut(deadline)) {
    // Such a window is counted from something else, and only the DSO's recommendation can end it.
    const step = `${rule.title}: from ${dayInWords(opensOn)} on, and the DSO’s recommendation counts only until ${last}. It came too early: ask for a new one once the days have begun.`
    return standing === 'past' ? `${step} ${whenPastOf(rule)}`.trim() : step
  }
  // The only rules that have a day but no window of their own are the limits of practical training.
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

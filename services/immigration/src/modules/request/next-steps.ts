import { dayInWords } from '@landfall/calendar/words'
import { isShut } from '@landfall/immigration-rules/deadlines'
import type { Guidance } from '@landfall/immigration-rules/guidance/guidance'
import { stepOf } from '../profile/step-of.ts'
import { askInWords } from './ask-words.ts'

/**
 * What to do next, in the order of the days; a past window says so, and what is still possible. Then the names of
 * rules to follow that have no day, if a source confirms them.
 */
export function nextSteps(said: Guidance): string[] {
  const { topic, deadlines, conditions, documents, asks } = said
  const lines = documents.flatMap((list) => list.lines)
  const dated = new Set(deadlines.map(({ rule }) => rule.id))
  const undated = conditions.filter(
    ({ id, confidence }) => confidence !== 'unconfirmed' && !dated.has(id),
  )
  return [
    ...deadlines.flatMap((one) => stepOf(one) ?? []),
    ...(undated.length > 0
      ? [`Keep to the conditions: ${undated.map(({ title }) => title).join('; ')}.`]
      : []),
    ...(lines.length > 0
      ? [`Gather the ${lines.length} documents on the list below.`]
      : []),
    ...asks.map(
      (ask) => `Enter ${askInWords(ask)}, and the dates that follow from it will appear.`,
    ),
    `Confirm all of it with your ${topic === 'j1' ? 'program’s responsible officer (RO)' : 'DSO'} before you act.`,
  ]
}

/** The overall state, in one or two sentences. */
export function summaryOf({ deadlines, asks }: Guidance): string {
  const known = deadlines.filter(
    ({ deadline }) => deadline.closesOn !== null && !isShut(deadline),
  )
  const past = known.filter(({ deadline }) => deadline.standing === 'past')
  const coming = known.find(({ deadline }) => deadline.standing !== 'past')
  const parts = [
    past.length > 0 &&
      `${past.length === 1 ? 'One date has' : `${past.length} dates have`} passed; what you can still do is shown beside each.`,
    coming?.deadline.closesOn &&
      `Next: ${coming.rule.title}, by ${dayInWords(coming.deadline.closesOn)}.`,
    asks.length > 0 && 'Some dates are missing; adding them makes this more exact.',
  ]
  return parts.filter(Boolean).join(' ') || 'The rules set no date for this.'
}

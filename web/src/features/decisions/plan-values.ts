import { plainAmount } from '#lib/forms/typed-number.ts'
import { type AwardValues, missingOfAward } from '#entities/fund/award-fields.tsx'
import { decisionMessages as text } from './decision-messages.ts'

export type Decision = keyof typeof text.decisions

/** The form; fields for awards alone are otherwise empty. */
export type PlanValues = AwardValues & {
  to: Decision | ''
  /** The fund's currency. */
  currency: string
  message: string
}

export const nothingPlanned: PlanValues = {
  to: '',
  fundId: '',
  currency: '',
  amount: '',
  answerBy: '',
  message: '',
}

/** The values as the server takes them. */
export function inputOf({ to, fundId, currency, amount, answerBy, message }: PlanValues) {
  if (to === '') return null
  const award = { fundId, currency, amount: plainAmount(amount), answerBy }
  return {
    to,
    message: message.trim() || null,
    ...(to === 'AWARDED' && { award }),
  }
}

/** Messages for missing values, by field. */
export function missingOf({ to, ...award }: PlanValues) {
  if (to === '') return { to: text.toMissing }
  return to === 'AWARDED' ? missingOfAward(award) : {}
}

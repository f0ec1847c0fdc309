import { plainAmount } from '#lib/forms/typed-amount.ts'
import { type AwardValues, missingOfAward } from '#entities/fund/award-fields.tsx'
import { decisionMessages as text } from './decision-messages.ts'

export type Decision = keyof typeof text.decisions

/** The form; what is for awards alone is empty otherwise. */
export type PlanValues = AwardValues & {
  to: Decision | ''
  /** Of the fund. */
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

/** As the server takes it. */
export function inputOf({ to, fundId, currency, amount, answerBy, message }: PlanValues) {
  if (to === '') return null
  const award = { fundId, currency, amount: plainAmount(amount), answerBy }
  return {
    to,
    message: message.trim() || null,
    ...(to === 'AWARDED' && { award }),
  }
}

/** What is missing, by field. */
export function missingOf({ to, ...award }: PlanValues) {
  if (to === '') return { to: text.toMissing }
  return to === 'AWARDED' ? missingOfAward(award) : {}
}

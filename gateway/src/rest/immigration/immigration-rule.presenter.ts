import { z } from 'zod'
import type { Row } from '../route.ts'
import { isRow, rowOf, snakeWord } from '../values.ts'

/** The fields of a rule that has a day of its own. */
const NAMED_RULE = 'ruleId title source verifiedOn confidence'

export const DEADLINE = `opensOn closesOn urgedOn milder { closesOn says } standing step rule { ${NAMED_RULE} }`
export const RULE = `${NAMED_RULE} says cost { amount { amount } isAtLeast per }`
export const LIMITS = 'visa mayBeHeld says source verifiedOn confidence'

/** A window with its rule beside it. */
export function presentDeadline({ rule, standing, ...days }: Row): Row {
  return { ...days, standing: snakeWord(standing), ...confided(rowOf(rule)) }
}

/** A rule without a day; its cost in U.S. dollars. */
export function presentRule({ cost, ...row }: Row): Row {
  const { amount, ...same } = rowOf(cost)
  const shown = isRow(cost) ? { amount: rowOf(amount)['amount'], ...same } : null
  return { ...confided(row), cost: shown }
}

export function presentLimits({ visa, ...row }: Row): Row {
  return { visa: snakeWord(visa), ...confided(row) }
}

function confided({ confidence, ...row }: Row): Row {
  return { ...row, confidence: snakeWord(confidence) }
}

const text = z.string().nullable()
const day = z.iso.date()
const confidence = z.enum(['secondary', 'conflicting', 'unconfirmed', 'general_knowledge'])
const namedRule = {
  ruleId: z.string(),
  title: z.string(),
  source: z.string(),
  verifiedOn: day,
  confidence,
}

export const deadlineShape = z.strictObject({
  ...namedRule,
  opensOn: day.nullable(),
  closesOn: day.nullable(),
  urgedOn: day.nullable(),
  milder: z.strictObject({ closesOn: day, says: z.string() }).nullable(),
  standing: z.enum(['too_early', 'open', 'urgent', 'past', 'unknown']),
  step: text,
})

export const ruleShape = z.strictObject({
  ...namedRule,
  says: z.string(),
  cost: z
    .strictObject({ amount: z.string(), isAtLeast: z.boolean(), per: z.string() })
    .nullable(),
})

export const limitsShape = z.strictObject({
  visa: z.enum(['full', 'partial']).nullable(),
  mayBeHeld: z.boolean(),
  says: text,
  source: z.string(),
  verifiedOn: day,
  confidence,
})

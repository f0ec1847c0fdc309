import type { Rule } from '../rule.ts'

/** Most rules: read in schools' pages and lawyers' notes, as the agencies' own pages could not be read. */
export const READ_SECOND_HAND = {
  effectiveFrom: null,
  effectiveTo: null,
  verifiedOn: '2026-11-22',
  confidence: 'secondary',
} as const satisfies Partial<Rule>

/** The same, of rules that came later, or were read again because they said too little or something wrong. */
export const READ_AGAIN = {
  ...READ_SECOND_HAND,
  verifiedOn: '2026-11-30',
} as const satisfies Partial<Rule>

import type { CriterionResult } from './eligibility.ts'

/** What one criterion found, before its name and weight are added. */
export type Finding = {
  result: CriterionResult
  asked: string
  yours: string | null
  explanation: string
  /** When another field of the profile than the criterion's own would settle it. */
  profileField?: string
}

export const NOT_STATED = 'Not stated by the provider'

/** "India, Kenya, Nepal +4 more" */
export function someOf(names: readonly string[], shown = 3): string {
  const rest = names.length - shown
  const first = names.slice(0, shown).join(', ')
  return rest > 0 ? `${first} +${rest} more` : first
}

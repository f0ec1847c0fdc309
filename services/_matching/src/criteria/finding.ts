import type { CriterionResult } from './eligibility.ts'

/** What one criterion found, before its name and weight are added. */
export type Finding = {
  result: CriterionResult
  asked: string
  yours: string | null
  explanation: string
  /** Set when a profile field other than the criterion's own would settle it. */
  profileField?: string
}

/**
 * The words for what a listing does not state: only a provider who published it here is said to have left it out.
 */
export const ABSENT = {
  /** Published here by its provider. */
  own: 'Not stated by the provider',
  /** Taken from a list or a page, which may have left it out. */
  source: 'Not in our source',
} as const

export type Absence = (typeof ABSENT)[keyof typeof ABSENT]

export function isAbsent(asked: string): boolean {
  return Object.values(ABSENT).some((words) => words === asked)
}

/** "India, Kenya, Nepal +4 more" */
export function someOf(names: readonly string[], shown = 3): string {
  const rest = names.length - shown
  const first = names.slice(0, shown).join(', ')
  return rest > 0 ? `${first} +${rest} more` : first
}

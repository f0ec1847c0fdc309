import { paths } from '#paths'
import { homeMessages as text } from './home-messages.ts'
import type { FactField } from './missing-facts.ts'

export type FirstStep = {
  key: 'verify' | 'profile' | 'match' | 'save'
  title: string
  why: string
  /** Null when the step is done elsewhere, in a mailbox. */
  to: string | null
  isDone: boolean
}

/** A value is undefined when it could not be loaded. */
type Begun = {
  isEmailVerified: boolean | null
  /** The person only mentors: no step of a student has begun. */
  isOnlyMentor: boolean
  /** Null without a profile. */
  missingFacts: readonly FactField[] | null | undefined
  hasMatched: boolean | undefined
  savedCount: number | undefined
}

/** Steps that every student takes once, and which are done; steps that could not be loaded are left out. */
export function firstSteps(state: Begun): FirstStep[] {
  const { isEmailVerified, isOnlyMentor, missingFacts, hasMatched, savedCount } = state
  const steps = [
    { key: 'verify', to: null, isDone: isEmailVerified !== false },
    { key: 'profile', to: paths.profile(), isDone: isDoneOf(missingFacts, null) },
    { key: 'match', to: paths.matching(), isDone: hasMatched },
    { key: 'save', to: paths.scholarships(), isDone: isDoneOf(savedCount, 0) },
  ] as const
  return steps.flatMap(({ key, to, isDone }) =>
    isDone === undefined || (isOnlyMentor && key !== 'verify')
      ? []
      : [{ key, to, isDone, ...text.firstSteps[key] }],
  )
}

function isDoneOf<T>(value: T | undefined, undone: T): boolean | undefined {
  return value === undefined ? undefined : value !== undone
}

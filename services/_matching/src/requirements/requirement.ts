import type { requirementSchema } from '@landfall/proto-events/catalog/scholarship-requirements'
import type { z } from 'zod'

/** One condition of an award, as data; its contract says what each part means. */
export type Requirement = z.output<typeof requirementSchema>

/** Who or what decides a requirement. */
export type Decide = Requirement['decide']

/** What code can judge by the profile alone. */
export type ProfileRule = Extract<Decide, { by: 'profile' }>['rule']
export type RuleOf<K extends ProfileRule['kind']> = Extract<ProfileRule, { kind: K }>

/** A place at a university comes first: without it, the rest is not worth the work. */
export function placesFirst(requirements: readonly Requirement[]): Requirement[] {
  const isLater = ({ kind }: Requirement) => Number(kind !== 'admitted-to')
  return requirements.toSorted((a, b) => isLater(a) - isLater(b))
}

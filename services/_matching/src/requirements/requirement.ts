import type { requirementSchema } from '@landfall/proto-events/catalog/scholarship-requirements'
import type { z } from 'zod'

/** One condition of an award, as data; its contract says what each part means. */
export type Requirement = z.output<typeof requirementSchema>

/** How a requirement is decided. */
export type Decide = Requirement['decide']

/** The question to the student that decides a requirement, alone or as one of several alternatives. */
export type Question = Extract<Decide, { by: 'question' }>

/** The alternatives, or the only way to decide. */
export function waysOf(decide: Decide): readonly Decide[] {
  return decide.by === 'alternatives' ? decide.of : [decide]
}

/** All that students are asked by these requirements. */
export function questionsIn(
  requirements: readonly Pick<Requirement, 'decide'>[],
): Question[] {
  return requirements
    .flatMap(({ decide }) => waysOf(decide))
    .flatMap((way) => (way.by === 'question' ? way : []))
}

/** Rules that code can judge from the profile alone. */
export type ProfileRule = Extract<Decide, { by: 'profile' }>['rule']
export type RuleOf<K extends ProfileRule['kind']> = Extract<ProfileRule, { kind: K }>

/** Puts a place at a university first: without it, the rest is not worth the work. */
export function placesFirst(requirements: readonly Requirement[]): Requirement[] {
  const isLater = ({ kind }: Requirement) => Number(kind !== 'admitted-to')
  return requirements.toSorted((a, b) => isLater(a) - isLater(b))
}

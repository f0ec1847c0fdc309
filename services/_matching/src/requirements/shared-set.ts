import type { Test } from './judge-term.ts'
import { factKeysOf, type RequirementSet, requirementSetOf } from './requirement-set.ts'
import type { Requirement } from './requirement.ts'

/** Stands for the award in the keys of facts; no award has this id, so no student has an answer under it. */
const ANY_AWARD = '*'

/**
 * The set that awards share when they ask the same, including awards that ask a fact for themselves alone: such a
 * fact gets a key that belongs to no award (`isOwnKey`). For a student who has answered none of an award's own
 * facts, judging the shared set gives the same result as judging the award's own set.
 */
export function sharedSetOf(requirements: readonly Requirement[]): RequirementSet {
  return requirementSetOf(ANY_AWARD, requirements)
}

/** Whether the key in a shared set stands for a fact of each award's own. */
export function isOwnKey(key: string): boolean {
  return key.startsWith(`${ANY_AWARD}:`)
}

/** Whether the awards of a shared set ask facts of their own. */
export function asksOwnFacts(set: RequirementSet): boolean {
  return factKeysOf(set).some(isOwnKey)
}

/** The set of one award that has this shared set, with its own facts under their keys. */
export function setOfAward({ id, terms }: RequirementSet, awardId: string): RequirementSet {
  return {
    id: `${awardId}:${id}`,
    terms: terms.map((term) => ({ ...term, test: testOfAward(term.test, awardId) })),
  }
}

function testOfAward(test: Test, awardId: string): Test {
  if (test.by === 'any') {
    return { ...test, of: test.of.map((one) => testOfAward(one, awardId)) }
  }
  if (test.by !== 'fact' || !isOwnKey(test.key)) return test
  return { ...test, key: awardId + test.key.slice(ANY_AWARD.length) }
}

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedStudents } from '../testing/arbitraries.ts'
import { AWARD_IDS, requirementLists } from '../testing/requirement-arbitraries.ts'
import { factKeysOf, judgeSet, requirementSetOf } from './requirement-set.ts'
import { asksOwnFacts, isOwnKey, setOfAward, sharedSetOf } from './shared-set.ts'
import { awardsAnswered } from './student-answers.ts'

const TODAY = '2026-11-22'
const awardIds = fc.constantFrom(...AWARD_IDS)

test('the set of an award made from the shared one is judged like its own', () => {
  fc.assert(
    fc.property(requirementLists, askedStudents, awardIds, (requirements, student, id) => {
      const made = setOfAward(sharedSetOf(requirements), id)
      const own = requirementSetOf(id, requirements)
      expect(new Set(factKeysOf(made))).toEqual(new Set(factKeysOf(own)))
      const [one, other] = [made, own].map((set) => judgeSet(set, student, TODAY))
      expect(one?.result).toBe(other?.result)
    }),
    { numRuns: 500 },
  )
})

test('a student without answers for a single award is judged by what awards share', () => {
  fc.assert(
    fc.property(requirementLists, askedStudents, awardIds, (requirements, student, id) => {
      fc.pre(!awardsAnswered(student).has(id))
      const shared = sharedSetOf(requirements)
      const own = judgeSet(requirementSetOf(id, requirements), student, TODAY)
      expect(judgeSet(shared, student, TODAY).result).toBe(own.result)
      expect(asksOwnFacts(shared)).toBe(factKeysOf(shared).some(isOwnKey))
    }),
    { numRuns: 500 },
  )
})

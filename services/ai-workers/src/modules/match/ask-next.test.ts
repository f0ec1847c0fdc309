import { createColumnarIndex } from '@landfall/matching/index/columnar-index'
import { matchIndex } from '@landfall/matching/index/match-index'
import { MAX_QUESTIONS } from '@landfall/matching/asked-awards'
import { nextQuestions } from '@landfall/matching/requirements/next-questions'
import { requirementSetOf } from '@landfall/matching/requirements/requirement-set'
import { askedStudents } from '@landfall/matching/testing/arbitraries'
import {
  askedStudent,
  listingEvent,
  matchQuery,
  requirement,
} from '@landfall/matching/testing/examples'
import { requirementLists } from '@landfall/matching/testing/requirement-arbitraries'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { askNext } from './ask-next.ts'

const TODAY = '2026-11-22'
const idOf = (number: number) =>
  `0192d3a0-0000-7000-8000-${String(number).padStart(12, '0')}`

/** The questions for the awards as the index knows them, and for each award by itself. */
function asked(lists: Parameters<typeof requirementSetOf>[1][], student = askedStudent()) {
  const index = createColumnarIndex()
  const listings = lists.map((requirements, number) =>
    listingEvent({ scholarshipId: idOf(number), requirements: [...requirements] }),
  )
  for (const listing of listings) index.apply(listing)
  const query = matchQuery(student)
  const outcome = matchIndex(index.view(), query, TODAY)
  const questions = askNext(outcome, { query, today: TODAY, goals: '' }, index)
  const apart = listings.map(({ scholarshipId, requirements }) => ({
    set: requirementSetOf(scholarshipId, requirements),
    awards: 1,
    weight: 1,
  }))
  const expected = nextQuestions(apart, student, TODAY, MAX_QUESTIONS)
  return { questions, expected }
}

const asking = (fact: string, isPerAward = false) => [
  requirement({
    decide: { by: 'question', fact, question: 'Is it so?', expects: true, isPerAward },
  }),
]

/** Adds as many awards that ask a fact of their own as there are others. */
function besideOwn(...lists: ReturnType<typeof asking>[]) {
  return [...lists.map(() => asking('alumnus-of-the-school', true)), ...lists]
}

it('counts a question about one award for that award alone, however many ask the like', () => {
  const jesuits = Array.from({ length: 2 }, () => asking('jesuit'))
  const orphans = Array.from({ length: 13 }, () => asking('orphan'))
  const { questions, expected } = asked(besideOwn(...jesuits, ...orphans))
  expect(questions).toMatchObject(expected)
  expect(questions.map(({ key }) => key)).toEqual([
    'orphan',
    'jesuit',
    ...Array.from({ length: 8 }, (_, number) => `${idOf(number)}:alumnus-of-the-school`),
  ])
  expect(questions[2]).toMatchObject({
    yes: { opens: 1, closes: 0 },
    no: { opens: 0, closes: 1 },
  })
})

it.each([
  [MAX_QUESTIONS - 1, 2, 1],
  [MAX_QUESTIONS, 2, 0],
  [MAX_QUESTIONS, 1, 10],
])(
  'beside %i facts that %i awards each ask, it asks %i awards’ own',
  (facts, times, own) => {
    const lists = Array.from({ length: facts * times }, (_, at) =>
      asking(`z-${at % facts}`),
    )
    const { questions, expected } = asked(besideOwn(...lists))
    expect(questions).toMatchObject(expected)
    expect(questions.filter(({ key }) => key.includes(':'))).toHaveLength(own)
  },
)

it('asks what would be asked of all awards one by one', () => {
  const answers = fc.dictionary(
    fc
      .tuple(fc.nat(30), fc.constantFrom('jesuit', 'orphan'))
      .map(([n, fact]) => `${idOf(n)}:${fact}`),
    fc.constantFrom(true, false, 'declined' as const),
  )
  fc.assert(
    fc.property(
      fc.array(fc.tuple(requirementLists, fc.integer({ min: 1, max: 13 })), {
        maxLength: 4,
      }),
      askedStudents,
      answers,
      (alike, some, own) => {
        const lists = alike.flatMap(([list, times]) =>
          Array.from({ length: times }, () => list),
        )
        // Without a level, every award would also wait for the level.
        const intendedDegreeLevel = some.intendedDegreeLevel ?? 'phd'
        const facts = { ...some.facts, ...own }
        const student = { ...some, intendedDegreeLevel, facts }
        const { questions, expected } = asked(lists, student)
        expect(questions.map(({ key, yes, no }) => ({ key, yes, no }))).toEqual(expected)
      },
    ),
    { numRuns: 150 },
  )
})

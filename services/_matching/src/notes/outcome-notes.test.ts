import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchListings, type MatchOutcome } from '../match-listings.ts'
import { catalogs, matchQueries, TODAY } from '../testing/arbitraries.ts'
import { matchQuery } from '../testing/examples.ts'
import { outcomeNotes } from './outcome-notes.ts'

const NOTHING: MatchOutcome = {
  matches: [],
  toAnswer: [],
  toCheck: [],
  matchCount: 0,
  toAnswerCount: 0,
  toCheckCount: 0,
  notEligibleCount: 0,
  openCount: 0,
  competitiveness: { met: 0, stated: 0 },
  whatIf: [],
  missingFacts: [],
  askedSets: new Map(),
  askedAwards: new Map(),
}

test('nothing is said where there is nothing to say', () => {
  expect(outcomeNotes(NOTHING, matchQuery())).toEqual({
    strengths: [],
    improvementAreas: [],
    recommendations: [],
  })
})

test('a better score tells its steps, with the present one', () => {
  const whatIf: MatchOutcome['whatIf'] = [
    { code: 'gpa', figure: '3.00', more: 1 },
    { code: 'ielts', figure: '7.0', more: 14 },
    { code: 'ielts', figure: '7.5', more: 20 },
  ]
  const query = matchQuery({ gpa: '2.9', englishProficiency: 'ielts_6_5' })
  expect(outcomeNotes({ ...NOTHING, whatIf }, query).improvementAreas).toEqual([
    {
      code: 'gpa',
      text: 'Your GPA is 2.90. At 3.00 you qualify for 1 more scholarship.',
      count: 1,
      profileField: 'gpa',
    },
    {
      code: 'english',
      text: 'Your IELTS is 6.5 or more. At 7.0 you qualify for 14 more scholarships, at 7.5 for 20.',
      count: 20,
      profileField: 'ieltsScore',
    },
  ])
})

test('a converted GPA is called approximate', () => {
  const whatIf: MatchOutcome['whatIf'] = [{ code: 'gpa', figure: '3.00', more: 1 }]
  const query = matchQuery({ gpa: '2.3', isGpaEstimated: true })
  const [note] = outcomeNotes({ ...NOTHING, whatIf }, query).improvementAreas
  expect(note?.text).toMatch(/^Your GPA is about 2\.30\./)
})

test('a minimum beyond the end of the scale is nothing to work for', () => {
  const whatIf: MatchOutcome['whatIf'] = [{ code: 'gpa', figure: '4.50', more: 2 }]
  const query = matchQuery({ gpa: '3.90' })
  expect(outcomeNotes({ ...NOTHING, whatIf }, query).improvementAreas).toEqual([])
})

function withMinima(met: number) {
  return outcomeNotes({ ...NOTHING, competitiveness: { met, stated: 10 } }, matchQuery())
}

test('minima are a strength when half or more of them are met', () => {
  expect(withMinima(5).strengths).toEqual([
    {
      code: 'competitiveness',
      text: '10 scholarships state a minimum for GPA or English. You meet 5 of them.',
      count: 5,
      profileField: null,
    },
  ])
  expect(withMinima(5).improvementAreas).toEqual([])
  expect(withMinima(4).strengths).toEqual([])
  expect(withMinima(4).improvementAreas).toMatchObject([
    { code: 'competitiveness', count: 6 },
  ])
})

test('missing facts and open questions are recommendations', () => {
  const outcome: MatchOutcome = {
    ...NOTHING,
    matchCount: 14,
    toAnswerCount: 5,
    toCheckCount: 78,
    openCount: 417,
    missingFacts: [
      { code: 'gpa', profileField: 'gpa', count: 12 },
      { code: 'field-of-study', profileField: 'fieldOfInterest', count: 1 },
      { code: 'requirements', profileField: 'dateOfBirth', count: 3 },
    ],
  }
  const notes = outcomeNotes(outcome, matchQuery({ fieldCodes: ['engineering'] }))
  expect(notes.recommendations).toEqual([
    {
      code: 'gpa',
      text: 'Tell us your GPA: for 12 scholarships, it is the only thing missing.',
      count: 12,
      profileField: 'gpa',
    },
    {
      code: 'field-of-study',
      text: 'Tell us your field of study more precisely: for 1 scholarship, it is the only thing missing.',
      count: 1,
      profileField: 'fieldOfInterest',
    },
    {
      code: 'requirements',
      text: 'Tell us your date of birth: for 3 scholarships, it is the only thing missing.',
      count: 3,
      profileField: 'dateOfBirth',
    },
    {
      code: 'to-answer',
      text: 'Look at the 5 scholarships under “Answer a question first”: only you know what is still open.',
      count: 5,
      profileField: null,
    },
    {
      code: 'to-check',
      text: 'Look at the 78 scholarships under “Check with the provider”: only the provider can decide what is still open.',
      count: 78,
      profileField: null,
    },
  ])
  expect(notes.strengths.map(({ text }) => text)).toEqual([
    'You meet every requirement of 14 of the 417 scholarships.',
  ])
})

test('one open scholarship is spoken of as one', () => {
  const outcome: MatchOutcome = { ...NOTHING, toAnswerCount: 1, toCheckCount: 1 }
  expect(outcomeNotes(outcome, matchQuery()).recommendations).toMatchObject([
    { text: expect.stringMatching(/^Look at the scholarship under “Answer a question/) },
    { text: expect.stringMatching(/^Look at the scholarship under “Check with/) },
  ])
})

test('a match list without results says so honestly, with the count', () => {
  const notes = outcomeNotes(
    { ...NOTHING, notEligibleCount: 417, openCount: 417 },
    matchQuery(),
  )
  expect(notes.strengths).toEqual([])
  expect(notes.recommendations).toMatchObject([{ code: 'no-match', count: 417 }])
})

test('every note of any outcome is whole, and names a field of the profile or none', () => {
  fc.assert(
    fc.property(catalogs, matchQueries, (listings, query) => {
      const notes = outcomeNotes(matchListings(listings, query, TODAY), query)
      for (const { text, count } of Object.values(notes).flat()) {
        expect(text).toMatch(/^[A-Z0-9].*\.$/)
        expect(text).not.toMatch(/undefined|null|NaN/)
        expect(count === null || count > 0).toBe(true)
      }
    }),
  )
})

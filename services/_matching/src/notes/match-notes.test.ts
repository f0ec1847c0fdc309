import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import type { MatchQuery } from '../match-query.ts'
import type { ScholarshipCriteria } from '../scholarship-criteria.ts'
import { judgeAward } from '../requirements/judge-award.ts'
import { scoreTerms } from '../score/terms.ts'
import { listingCriteria, matchQueries, TODAY } from '../testing/arbitraries.ts'
import { listingEvent, matchQuery, requirement } from '../testing/examples.ts'
import { matchNotes } from './match-notes.ts'

type Says = NonNullable<Parameters<typeof listingEvent>[0]>

function notesOf(
  says: Says,
  asks: Partial<ScholarshipCriteria>,
  query: MatchQuery,
  goalsTenths: number | null = null,
) {
  const listing = listingEvent(says, asks)
  const terms = scoreTerms(listing, query, { today: TODAY, goalsTenths })
  return matchNotes(terms, judged(listing, query))
}

function judged(listing: ListingCriteria, query: MatchQuery) {
  return judgeAward({ ...listing, id: listing.scholarshipId }, query.student, TODAY)
}

const exact = (date: string) =>
  ({ deadline: { date, precision: 'exact', timeZone: 'America/New_York' } }) as const

function timeTips(says: Says) {
  return notesOf(says, {}, matchQuery()).applicationTips
}

function goalsTips(goalsTenths: number | null) {
  return notesOf(exact('2027-12-01'), {}, matchQuery(), goalsTenths).applicationTips
}

test('reasons are what earns most, with their figures', () => {
  const query = matchQuery({ country: 'KE', fieldCodes: ['physics'], gpa: '3.80' })
  const asks = {
    citizenship: { kind: 'listed', codes: ['KE'], hint: null },
    fields: { kind: 'listed', codes: ['physics'] },
    gpaRequirement: '3.00',
  } as const
  expect(notesOf(exact('2026-11-25'), asks, query).reasons).toEqual([
    'Names your field: Physics.',
    'Your GPA 3.80 is 0.80 above the minimum 3.00.',
    'Names your country: Kenya.',
    'For the degree level you want.',
  ])
})

test('a state is a reason only for students who prefer some', () => {
  const reason = 'In CA, one of your preferred states.'
  const prefers = matchQuery({}, { preferredStates: ['CA'] })
  expect(notesOf({ state: 'CA' }, {}, prefers).reasons).toContain(reason)
  expect(notesOf({ state: 'CA' }, {}, matchQuery()).reasons.join()).not.toContain('state')
})

test('tips give the days left, or where to look for the day', () => {
  expect(timeTips(exact('2026-12-01'))).toEqual([
    'Start now. 10 days left until the deadline, 1 Dec 2026.',
  ])
  expect(timeTips(exact('2027-12-01'))).toEqual([])
  expect(timeTips({})).toEqual([
    'The listing states no deadline. Look for the date on the provider’s page.',
  ])
})

test('tips say what to ask the provider', () => {
  const asks = {
    requiresNomination: true,
    fields: { kind: 'not-stated', codes: [] },
  } as const
  const says = { ...exact('2027-12-01'), requirements: [requirement()] }
  expect(notesOf(says, asks, matchQuery()).applicationTips).toEqual([
    'Field of study: The listing does not name the fields; ask the provider.',
    'Nomination: Someone has to nominate you; ask the provider who can. Asked: A nomination.',
    'Outstanding: Only the provider can judge it. Asked: You must be outstanding.',
  ])
})

test('goals far from the award are worth a tip, near ones or unknown ones are not', () => {
  expect(goalsTips(24)).toEqual([
    'Your goals and the description, compared by meaning: 20 of 100. In your essay, say how this scholarship helps your goals.',
  ])
  expect(goalsTips(60)).toEqual([])
  expect(goalsTips(null)).toEqual([])
})

test('a figure with little to spare is an area to improve, with both figures', () => {
  const query = matchQuery({ gpa: '3.10', ieltsScore: '6.5' })
  const asks = { gpaRequirement: '3.00', minIeltsScore: '6.5' }
  expect(notesOf({}, asks, query).improvementAreas).toEqual([
    'GPA: you have 3.10; they ask for 3.00 or higher. A higher one earns up to 4.8 more points here.',
    'English: you have IELTS 6.5; they ask for IELTS 6.5. A higher one earns up to 6.0 more points here.',
  ])
  // The age of the test is shown in its row, not within this sentence.
  const old = matchQuery({ ieltsScore: '6.5', englishTestDate: '2020-01-01' })
  expect(notesOf({}, { minIeltsScore: '6.5' }, old).improvementAreas).toEqual([
    'English: you have IELTS 6.5; they ask for IELTS 6.5. A higher one earns up to 6.0 more points here.',
  ])
  const better = matchQuery({ gpa: '4.00', ieltsScore: '9.0' })
  expect(notesOf({}, asks, better).improvementAreas).toEqual([])
})

test('a fact that the profile lacks is an area to improve', () => {
  expect(notesOf({}, { gpaRequirement: '3.00' }, matchQuery()).improvementAreas).toEqual([
    'GPA: Your profile does not say. Asked: 3.00 or higher.',
  ])
})

test('every note of any match is a whole sentence', () => {
  fc.assert(
    fc.property(listingCriteria, matchQueries, (listing, query) => {
      const terms = scoreTerms(listing, query, { today: TODAY, goalsTenths: 30 })
      const notes = Object.values(matchNotes(terms, judged(listing, query))).flat()
      for (const note of notes) expect(note).toMatch(/^[A-Z0-9].*\.$/)
      expect(notes.join(' ')).not.toMatch(/undefined|null|NaN|\.\./)
    }),
  )
})

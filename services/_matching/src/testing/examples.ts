import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import type { MatchQuery } from '../match-query.ts'
import type { Requirement } from '../requirements/requirement.ts'
import { type AskedStudent, NOTHING_ANSWERED } from '../requirements/student-answers.ts'
import { ASKS_NOTHING, type ScholarshipCriteria } from '../scholarship-criteria.ts'
import { NOTHING_KNOWN, type StudentFacts } from '../criteria/student-facts.ts'

/** For tests: a listing that asks nothing but what is given. */
export function listing(asks: Partial<ScholarshipCriteria> = {}): ScholarshipCriteria {
  return {
    ...ASKS_NOTHING,
    citizenship: { kind: 'all', codes: [], hint: null },
    degreeLevels: ['undergraduate', 'graduate', 'phd', 'postdoc'],
    fields: { kind: 'all', codes: [] },
    ...asks,
  }
}

/** For tests: a profile that states nothing but what is given and a level. */
export function student(has: Partial<StudentFacts> = {}): StudentFacts {
  return {
    ...NOTHING_KNOWN,
    intendedDegreeLevel: 'graduate',
    ...has,
  }
}

/** For tests: a whole listing that states nothing but what is given. */
export function listingEvent(
  says: Partial<ListingCriteria> = {},
  asks: Partial<ScholarshipCriteria> = {},
): ListingCriteria {
  return {
    scholarshipId: '0192d3a0-0000-7000-8000-000000000001',
    version: 1,
    isOpen: true,
    title: 'Example Award',
    provider: 'Example Foundation',
    about: null,
    deadline: { date: null, precision: 'none', timeZone: 'America/New_York' },
    award: { type: 'varies', least: null, most: null },
    state: null,
    criteria: structuredClone(listing(asks)) as ListingCriteria['criteria'],
    requirements: [],
    ...says,
  }
}

/** For tests: a query without wishes, from a student who states nothing but what is given. */
export function matchQuery(
  has: Partial<AskedStudent> = {},
  wishes: Partial<MatchQuery> = {},
): MatchQuery {
  return {
    student: askedStudent(has),
    need: 'medium',
    wantedUsd: 10_000,
    preferredStates: [],
    ...wishes,
  }
}

/** For tests: a requirement that only the provider can judge, unless something else is given. */
export function requirement(says: Partial<Requirement> = {}): Requirement {
  return {
    key: 'other-1',
    text: 'You must be outstanding.',
    label: 'outstanding',
    kind: 'other',
    figures: {},
    appliesTo: [],
    asOf: null,
    decide: { by: 'provider' },
    ...says,
  }
}

/** For tests: a student who states and answers nothing but what is given and a level. */
export function askedStudent(has: Partial<AskedStudent> = {}): AskedStudent {
  return { ...student(), ...NOTHING_ANSWERED, ...has }
}

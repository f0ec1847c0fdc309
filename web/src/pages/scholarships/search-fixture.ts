import type { ScholarshipsPageQuery, ScholarshipsPage_FacetsQuery } from '#gql/graphql'

/** The server's answer to a search, for the tests of its page. */
export const award = {
  __typename: 'Scholarship',
  id: 'id-tide',
  slug: 'tide-award',
  title: 'Tide Award',
  provider: 'Harbour University',
  amountLabel: 'US$15,000 a year',
  eligibleCountries: ['Ghana'],
  degreeLevel: ['GRADUATE'],
  isTiedToAdmission: true,
  isWomenOnly: null,
  isRenewable: true,
  requiresEssay: null,
  university: { __typename: 'University', id: 'id-harbour', name: 'Harbour University' },
  deadline: {
    __typename: 'ScholarshipDeadline',
    precision: 'RECURRING_DAY',
    date: '2027-03-15',
    timeZone: 'America/New_York',
    endsAt: null,
    daysLeft: null,
    isRolling: null,
  },
  eligibility: {
    __typename: 'Eligibility',
    verdict: 'NOT_ELIGIBLE',
    awaits: null,
    label: 'Not eligible: citizenship',
  },
  saved: null,
  application: null,
}
/** One page of results, with one award. */
export const page = {
  scholarships: {
    __typename: 'ScholarshipConnection',
    edges: [{ __typename: 'ScholarshipEdge', cursor: 'tide', highlights: [], node: award }],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'tide' },
    totalCount: 1,
    canSortByFit: true,
    unknownCount: 0,
    correctedQuery: null,
    leftOut: [],
    understood: [],
    remainingQuery: null,
    deadlines: { __typename: 'DeadlineCounts', confirmed: 0, usual: 1, waiting: 0 },
  },
} as unknown as ScholarshipsPageQuery

const facet = (kind: string, counts: Record<string, number>) => ({
  __typename: 'Facet',
  kind,
  values: Object.entries(counts).map(([value, count]) => ({
    __typename: 'FacetValue',
    value,
    label: value,
    count,
  })),
})
export const counts = {
  soon: { __typename: 'ScholarshipConnection', totalCount: 7 },
  scholarships: {
    __typename: 'ScholarshipConnection',
    understood: [],
    remainingQuery: null,
    facets: [
      facet('fieldOfStudy', { engineering: 1260 }),
      facet('degreeLevel', { undergraduate: 45, phd: 3 }),
      facet('noEssay', {}),
      facet('countries', { KE: 263 }),
    ],
  },
} as unknown as ScholarshipsPage_FacetsQuery

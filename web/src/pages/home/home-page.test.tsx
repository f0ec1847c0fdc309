import { configure, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type {
  HomeDeadlinesQuery,
  HomeMatchesQuery,
  HomeProfileQuery,
  HomeSavedSearchesQuery,
  NewestMatchesQuery,
  NextQuestionCardQuery,
  SessionViewerQuery,
} from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer as viewer } from '#testing/student-viewer.ts'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => getApolloClient().clearStore())

const none = { __typename: 'SavedScholarshipConnection', edges: [] }

const counts = (total: number) => ({
  savedScholarshipCounts: {
    __typename: 'SavedScholarshipCounts',
    total,
    notApplied: total,
    planned: 0,
    applied: 0,
    accepted: 0,
    rejected: 0,
  },
})

const newcomers = {
  SessionViewer: () => ({ viewer }) satisfies SessionViewerQuery,
  HomeProfile: () => ({ student: null }) satisfies HomeProfileQuery,
  HomeCounts: () => counts(0),
  HomeDeadlines: () =>
    ({ notApplied: none, planned: none }) as unknown as HomeDeadlinesQuery,
  HomeSavedSearches: () =>
    ({
      savedSearches: { __typename: 'SavedSearchConnection', totalCount: 0, edges: [] },
    }) as unknown as HomeSavedSearchesQuery,
  HomeMatches: () => ({ latestMatchRun: null }) satisfies HomeMatchesQuery,
  NextQuestionCard: () => ({ nextQuestions: null }) satisfies NextQuestionCardQuery,
  NewestMatches: () => ({ latestMatchRun: null }) satisfies NewestMatchesQuery,
}

const cards = () =>
  within(screen.getByRole('main'))
    .getAllByRole('region')
    .map((region) => region.getAttribute('aria-label'))
    .filter((label) => label !== null)

it('gives somebody new one list of steps instead of boxes with nothing in them', async () => {
  fakeServer(newcomers)
  await renderApp('/')
  expect(await screen.findByText('1 of 4 steps done.')).toBeTruthy()
  await waitFor(() => expect(cards()).toEqual(['Get started']))
  expect(screen.getByRole('link', { name: 'Create your profile' })).toBeTruthy()
})

it('has the day, the dates and the list of somebody who has begun', async () => {
  const { promise } = Promise.withResolvers<never>()
  fakeServer({
    ...newcomers,
    HomeProfile: () => ({ student: profile }) as unknown as HomeProfileQuery,
    HomeCounts: () => counts(2),
    HomeMatches: () =>
      ({ latestMatchRun: { __typename: 'MatchRun', id: 'r1' } }) as HomeMatchesQuery,
    // Another area's card, which may be slow.
    NewestMatches: () => promise,
    HomeDeadlines: () =>
      ({
        notApplied: { ...none, edges: [saved] },
        planned: none,
      }) as unknown as HomeDeadlinesQuery,
    HomeVerdicts: ({ ids }) => ({ scholarships: verdictsOf(ids) }),
  })
  await renderApp('/')
  expect(await screen.findByRole('heading', { name: 'What to do today' })).toBeTruthy()
  expect(await screen.findByText('Not eligible: GPA')).toBeTruthy()
  expect(cards()).toEqual([
    'What to do today',
    'Next deadlines',
    'Your profile',
    'Your saved scholarships',
  ])
  const ring = screen.getByRole('progressbar', { name: 'Your profile' })
  expect(ring.getAttribute('aria-valuetext')).toBe(
    'Your profile has 1 of the 10 facts we check.',
  )
})

it('says which part failed, and that there may be more to do', async () => {
  const { HomeDeadlines: _, ...others } = newcomers
  fakeServer(others)
  await renderApp('/')
  expect(await screen.findByText('Failed to load your deadlines')).toBeTruthy()
  expect(screen.getByText(/^Part of this page did not load/)).toBeTruthy()
})

const verdictsOf = (ids: unknown) => ({
  __typename: 'ScholarshipConnection',
  edges: [ids].flat().map((id) => ({
    __typename: 'ScholarshipEdge',
    cursor: id,
    node: {
      __typename: 'Scholarship',
      id,
      eligibility: {
        __typename: 'Eligibility',
        verdict: 'NOT_ELIGIBLE',
        label: 'Not eligible: GPA',
      },
    },
  })),
})

const profile = {
  __typename: 'Student',
  id: 'ama',
  country: 'KE',
  intendedDegreeLevel: null,
  fieldOfInterest: null,
  gpa: null,
  englishProficiency: null,
  toeflScore: null,
  ieltsScore: null,
  duolingoScore: null,
  visaType: null,
  intendedVisaType: null,
  citizenshipStatus: null,
  hasUsHighSchoolDiploma: null,
  usPermanentResident: null,
  needsFinancialAid: null,
}

const saved = {
  __typename: 'SavedScholarshipEdge',
  cursor: 'c1',
  node: {
    __typename: 'SavedScholarship',
    id: 'k1',
    scholarship: {
      __typename: 'Scholarship',
      id: 's1',
      slug: 'coastal',
      title: 'Coastal Award',
      deadline: {
        __typename: 'ScholarshipDeadline',
        precision: 'EXACT',
        date: '2026-12-01',
        endsAt: '2026-12-02T05:00:00.000Z',
        daysLeft: 10,
        label: '1 Dec 2026, 23:59 New York · in 10 days',
      },
    },
  },
}

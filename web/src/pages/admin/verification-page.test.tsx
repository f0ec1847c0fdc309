import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SessionViewerQuery } from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

it('tells somebody who is no administrator so, and asks the server for nothing', async () => {
  const viewer = {
    id: 'ama',
    username: 'ama',
    email: 'ama@example.org',
    firstName: 'Ama',
    lastName: 'Mensah',
    accountType: 'DONOR',
    roles: ['MODERATOR'],
    isEmailVerified: true,
    preferences: null,
    memberships: [],
  } satisfies SessionViewerQuery['viewer']
  const server = fakeServer({
    SessionViewer: () => ({ viewer }) satisfies SessionViewerQuery,
  })
  await renderApp('/admin/verification')
  await screen.findByRole('heading', { level: 1, name: 'This page is for administrators' })
  const asked = server.requests.map(({ operation }) => operation)
  // The header counts the unread notices of whoever is signed in.
  expect(asked.filter((name) => name !== 'NoticeCounts')).toEqual(['SessionViewer'])
})

const none = {
  edges: [],
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: 0,
}

it.each([
  ['', 'Organizations', 'No organizations waiting'],
  ['?view=listings', 'Review listings', 'No suggestions waiting'],
  ['?view=mentors', 'Mentors', 'No appeals waiting'],
])('names the queue that is open at %s', async (query, title, empty) => {
  fakeServer({
    SessionViewer: () => ({ viewer: { ...studentViewer, roles: ['ADMIN'] } }),
    OrganizationQueue: () => ({ organizationsToVerify: none }),
    SuggestionQueue: () => ({ listingSuggestions: none }),
    ListingQueue: () => ({ unpublishedScholarships: none }),
    MentorQueue: () => ({ mentorApplications: none }),
    AppealQueue: () => ({ noShowAppeals: none }),
  })
  await renderApp(`/admin/verification${query}`)
  await screen.findByRole('heading', { level: 1, name: title })
  const tab = screen.getByRole('link', { name: title })
  expect(tab.getAttribute('aria-current')).toBe('page')
  expect(await screen.findByText(empty)).toBeTruthy()
})

it('shows the type of an organization with a capital letter, however it was typed', async () => {
  const waiting = {
    __typename: 'Organization',
    id: 'o1',
    name: 'Wells',
    kind: 'DONOR',
    organizationType: 'foundation',
    countryName: 'Ghana',
    website: null,
    universityDomain: null,
    emailDomain: null,
    description: null,
    verification: 'PENDING',
    declineReason: null,
    createdAt: '2026-11-23T09:00:00.000Z',
    verifiedAt: null,
    version: 1,
    members: [],
  }
  const edges = [{ __typename: 'OrganizationEdge', cursor: 'o1', node: waiting }]
  fakeServer({
    SessionViewer: () => ({ viewer: { ...studentViewer, roles: ['ADMIN'] } }),
    OrganizationQueue: () => ({ organizationsToVerify: { ...none, edges, totalCount: 1 } }),
  })
  await renderApp('/admin/verification')
  await screen.findByRole('heading', { name: 'Wells' })
  expect(screen.getByText('Type').nextElementSibling?.textContent).toBe('Foundation')
})

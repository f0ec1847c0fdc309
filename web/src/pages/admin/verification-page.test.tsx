import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { SessionViewerQuery } from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

it('tells others that the page is for administrators, without asking the server', async () => {
  const viewer = {
    ...studentViewer,
    accountType: 'DONOR',
    roles: ['MODERATOR'],
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
])('shows the title of the open queue at %s', async (query, title, empty) => {
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

it('shows the type of an organization with a capital letter', async () => {
  fakeServer({
    SessionViewer: () => ({ viewer: { ...studentViewer, roles: ['ADMIN'] } }),
    OrganizationQueue: () => ({ organizationsToVerify: { ...none, edges, totalCount: 1 } }),
  })
  await renderApp('/admin/verification')
  await screen.findByRole('heading', { name: 'Wells' })
  expect(screen.getByText('Type').nextElementSibling?.textContent).toBe('Foundation')
})

const apiKey = {
  __typename: 'ApiKey' as const,
  id: 'k1',
  name: 'Our CRM',
  prefix: 'lfk_abc',
  state: 'ACTIVE',
  lastUsedAt: null,
  revokedAt: null,
}

/** A page of the list of API keys, with one key. */
const keys = (id: string, hasNextPage: boolean) => ({
  edges: [{ __typename: 'ApiKeyEdge', cursor: id, node: { ...apiKey, id, name: id } }],
  pageInfo: { hasNextPage, endCursor: id },
})

it('loads all API keys of an organization, and its webhooks once', async () => {
  const server = fakeServer({
    SessionViewer: () => ({ viewer: { ...studentViewer, roles: ['ADMIN'] } }),
    OrganizationQueue: () => ({ organizationsToVerify: { ...none, edges, totalCount: 1 } }),
    OrganizationSystems: ({ after, isFurtherPage }) => ({
      apiKeys: after ? keys('Second', false) : keys('First', true),
      ...(!isFurtherPage && { webhookEndpoints: [] }),
    }),
  })
  await renderApp('/admin/verification')
  await userEvent.click(await screen.findByText('API keys and webhooks'))
  await screen.findByRole('button', { name: /^Revoke Second/ })
  expect(screen.getByRole('button', { name: /^Revoke First/ })).toBeTruthy()
  const asked = server.requests.filter(
    ({ operation }) => operation === 'OrganizationSystems',
  )
  expect(asked.map(({ variables }) => variables['isFurtherPage'])).toEqual([false, true])
})

it('revokes an organization’s API key with a reason that its owners see', async () => {
  const server = fakeServer({
    SessionViewer: () => ({ viewer: { ...studentViewer, roles: ['ADMIN'] } }),
    OrganizationQueue: () => ({ organizationsToVerify: { ...none, edges, totalCount: 1 } }),
    OrganizationSystems: () => ({
      apiKeys: {
        edges: [{ __typename: 'ApiKeyEdge', cursor: 'k1', node: apiKey }],
        pageInfo: { hasNextPage: false, endCursor: 'k1' },
      },
      webhookEndpoints: [],
    }),
    RevokeApiKeyAsAdmin: () => ({
      result: {
        __typename: 'ApiKeyRevoked',
        apiKey: { ...apiKey, state: 'REVOKED', revokedAt: '2026-11-30T09:00:00.000Z' },
      },
    }),
  })
  await renderApp('/admin/verification')
  await userEvent.click(await screen.findByText('API keys and webhooks'))
  await userEvent.click(await screen.findByRole('button', { name: /^Revoke Our CRM/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }))
  expect(await dialog.findAllByText('Please say why')).toHaveLength(2)
  await userEvent.type(dialog.getByLabelText('Reason'), 'It leaked.')
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('Revoked')).toBeTruthy()
  // The button that had the focus is gone.
  const title = screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull()
  const sent = server.requests.find(({ operation }) => operation === 'RevokeApiKeyAsAdmin')
  expect(sent?.variables).toEqual({
    input: { organizationId: 'o1', id: 'k1', reason: 'It leaked.' },
  })
})

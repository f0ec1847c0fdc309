import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { AuditEntry_AuditEntryFragment } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'
import { watchToasts } from '#testing/toasts.ts'

beforeEach(() => getApolloClient().clearStore())

type Entry = AuditEntry_AuditEntryFragment

const ada = { __typename: 'User' as const, id: 'u1', firstName: 'Ada', lastName: 'Obi' }

function entry(id: string, more: Partial<Entry>) {
  return {
    __typename: 'AuditEntry' as const,
    id,
    at: '2026-11-22T12:00:00Z',
    service: 'catalog',
    action: `did.${id}`,
    actorId: 'u1',
    actor: ada,
    subjectType: 'listing',
    subjectId: `of-${id}`,
    subjectUser: null,
    subjectOrganization: null,
    subjectScholarship: null,
    reason: null,
    details: [],
    ...more,
  } satisfies Entry & { __typename: string }
}

async function open(entries: ReturnType<typeof entry>[]) {
  fakeServer({
    SessionViewer: () => ({ viewer: { ...studentViewer, roles: ['ADMIN'] } }),
    AuditList: () => ({
      auditEntries: {
        __typename: 'AuditEntryConnection',
        edges: entries.map((node) => ({
          __typename: 'AuditEntryEdge',
          cursor: node.id,
          node,
        })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        totalCount: entries.length,
      },
    }),
  })
  return renderApp('/admin/audit')
}

const of = async (name: string) => within(await screen.findByRole('group', { name }))
const hrefOf = (place: Awaited<ReturnType<typeof of>>, name: string) =>
  place.getByRole('link', { name }).getAttribute('href')

it('names what an entry is about, links to it and offers its id to copy', async () => {
  const toasts = watchToasts()
  const { user } = await open([
    entry('a', {
      subjectScholarship: {
        __typename: 'Scholarship',
        id: 'of-a',
        slug: 'coastal',
        title: 'Coastal Award',
      } as Entry['subjectScholarship'],
    }),
    entry('b', {
      subjectType: 'organization',
      subjectOrganization: {
        __typename: 'Organization',
        id: 'of-b',
        name: 'Harmattan Fund',
        verification: 'VERIFIED',
      } as Entry['subjectOrganization'],
      details: [
        {
          __typename: 'AuditDetail',
          name: 'userId',
          value: 'u1',
          user: ada,
        } as Entry['details'][number],
      ],
    }),
    entry('c', { subjectType: 'sync-run' }),
  ])
  const listing = await of('did.a')
  expect(hrefOf(listing, 'Coastal Award')).toBe('/scholarships/coastal')
  const organization = await of('did.b')
  expect(hrefOf(organization, 'Harmattan Fund')).toBe('/admin/verification?status=verified')
  // One link is for the person who did it, one for the person whom the details name.
  expect(organization.getAllByRole('link', { name: 'Ada Obi' })).toHaveLength(2)
  expect(hrefOf(await of('did.c'), 'A sync')).toBe('/admin/sync/runs/of-c')
  await user.click(listing.getByRole('button', { name: 'Copy the id of-a' }))
  expect(toasts.last()?.title).toBe('Id copied')
  expect(await navigator.clipboard.readText()).toBe('of-a')
})

it('says that something no longer exists, and keeps its id', async () => {
  await open([
    entry('a', { subjectType: 'account', actor: null }),
    entry('b', { subjectType: 'organization' }),
    entry('c', {}),
  ])
  const account = await of('did.a')
  expect(account.getAllByText('An account that no longer exists')).toHaveLength(2)
  account.getByRole('button', { name: 'Copy the id u1' })
  account.getByText('of-a')
  const organization = await of('did.b')
  organization.getByText('An organization that no longer exists')
  const listing = await of('did.c')
  listing.getByText('A listing that no longer exists')
})

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SessionViewerQuery } from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'

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

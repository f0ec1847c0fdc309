import { ApolloProvider } from '@apollo/client/react'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { watchToasts } from '#testing/toasts.ts'
import { SyncButton } from './sync-button.tsx'

const sources = (hasEnabledSource: boolean) => ({
  scholarshipStats: { __typename: 'ScholarshipStats', hasEnabledSource },
})

it('says when the catalog was loaded, and claims no fresh look, where none was started', async () => {
  const toasts = watchToasts()
  fakeServer({
    SyncButton_Sources: () => sources(true),
    SyncButton: () => ({
      syncExternal: {
        isStarted: false,
        isRunning: false,
        count: 0,
        sourceCount: 0,
        failedCount: 0,
        heldCount: 0,
        openCount: 418,
        freshness: 'Read EducationUSA 3 minutes ago.',
      },
    }),
  })
  render(
    <ApolloProvider client={getApolloClient()}>
      <SyncButton onSynced={() => Promise.resolve()} />
    </ApolloProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Sync Live Data' }))
  await waitFor(() =>
    expect(toasts.last()).toMatchObject({
      title: '418 scholarships in the catalog',
      description: 'Read EducationUSA 3 minutes ago.',
    }),
  )
})

it('is not there while no source is enabled', async () => {
  await getApolloClient().clearStore()
  const asked = vi.fn<() => void>()
  fakeServer({
    SyncButton_Sources: () => {
      asked()
      return sources(false)
    },
  })
  const { container } = render(
    <ApolloProvider client={getApolloClient()}>
      <SyncButton onSynced={() => Promise.resolve()} />
    </ApolloProvider>,
  )
  await waitFor(() => expect(asked).toHaveBeenCalled())
  await Promise.resolve()
  expect(container.textContent).toBe('')
})

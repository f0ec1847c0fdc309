import { ApolloProvider } from '@apollo/client/react'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { FailedWorkListQuery } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { FailedWorkList } from './failed-work-list.tsx'

beforeEach(() => getApolloClient().clearStore())

const job = (id: string, where: string) => ({
  id,
  kind: 'JOB' as const,
  where,
  name: `work of ${where}`,
  failedAt: '2026-11-22T12:00:00Z',
  tries: 5,
  reason: 'Error',
})

it('shows what is left once the last failed work of the chosen queue is settled', async () => {
  let items = [job('1', 'match'), job('2', 'essay')]
  fakeServer({
    FailedWorkList: () =>
      ({ failedWork: { totalCount: items.length, items } }) satisfies FailedWorkListQuery,
    SettleDialog: () => {
      items = items.filter(({ where }) => where !== 'match')
      return {
        settleFailedWork: {
          __typename: 'SettleFailedWorkSuccess',
          settledCount: 1,
          goneIds: [],
        },
      }
    },
  })
  render(
    <ApolloProvider client={getApolloClient()}>
      <FailedWorkList />
    </ApolloProvider>,
  )
  const user = userEvent.setup()
  await user.selectOptions(await screen.findByLabelText('Service or queue'), 'match')
  await user.click(screen.getByRole('button', { name: 'Select all shown' }))
  await user.click(screen.getByRole('button', { name: 'Run again' }))
  await user.type(await screen.findByLabelText('Reason'), 'The cause is gone.')
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Run again' }),
  )
  await waitFor(() => expect(screen.queryByText('1 failed', { exact: false })).toBeTruthy())
  expect(screen.getByText('work of essay')).toBeTruthy()
})

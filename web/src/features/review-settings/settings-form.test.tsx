import { ApolloProvider } from '@apollo/client/react'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeReview } from '#testing/fake-review.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { watchToasts } from '#testing/toasts.ts'
import { SettingsForm } from './settings-form.tsx'

const page = (change: Parameters<typeof fakeReview>[0]) => (
  <ApolloProvider client={getApolloClient()}>
    <SettingsForm review={fakeReview(change)} />
  </ApolloProvider>
)

const valueOf = (name: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name).value

it('saves only what this person changed, and shows what somebody else saved meanwhile', async () => {
  const toasts = watchToasts()
  const review = fakeReview({ reviewsPerApplication: 3 })
  const { requests } = fakeServer({
    SaveReviewSettings: () => ({
      saveReviewSettings: { __typename: 'ReviewSaved', review },
    }),
  })
  const { rerender } = render(page({}))
  const user = userEvent.setup()
  const wanted = screen.getByLabelText('Scores for each application')
  await user.clear(wanted)
  await user.type(wanted, '3')
  rerender(page({ decisionPromisedOn: '2999-02-01', sharesSummary: true }))
  expect(valueOf('Scores for each application')).toBe('3')
  expect(valueOf(/^Decision promised by/)).toBe('2999-02-01')
  await user.click(screen.getByRole('button', { name: 'Save rules' }))
  await waitFor(() => expect(toasts.last()).toBeTruthy())
  expect(requests.map(({ variables }) => variables)).toEqual([
    { input: { scholarshipId: 's1', reviewsPerApplication: 3 } },
  ])
})

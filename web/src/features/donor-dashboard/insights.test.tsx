import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { Dashboard_DonorMetricsFragment } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { Insights } from './insights.tsx'

beforeEach(() => getApolloClient().clearStore())

const COMPUTED = '7 of 20 applications are waiting for a decision: 35 %.'
const WORDED = 'Of your 20 applications, 7 (35 %) wait for a decision.'
const insight = {
  __typename: 'DonorInsight' as const,
  id: 'i1',
  key: 'waiting',
  title: 'Waiting for you',
  text: COMPUTED,
  figures: [{ __typename: 'DonorInsightFigure' as const, label: 'Waiting', value: '7' }],
}

const said = (wording: object | null) =>
  wording && { __typename: 'InsightWording', hasFailed: false, ...wording }

function show(wording: object | null, again: object | null = wording) {
  let isAskedAgain = false
  const { requests } = fakeServer({
    InsightWordings: ({ askAgain }) => {
      isAskedAgain ||= askAgain === true
      const told = said(isAskedAgain ? again : wording)
      const made = { __typename: 'DonorInsight', id: 'i1', wording: told }
      return {
        donorMetrics: {
          __typename: 'DonorMetrics',
          organizationId: 'o1',
          insights: [made],
        },
      }
    },
  })
  const metrics = { organizationId: 'o1', insights: [insight] }
  render(
    <ApolloProvider client={getApolloClient()}>
      <Insights
        metrics={metrics as unknown as Dashboard_DonorMetricsFragment}
        filter={{ fundId: 'f1' }}
      />
    </ApolloProvider>,
  )
  return requests
}

it('shows a sentence in a model’s words, says so, and keeps the computed one at hand', async () => {
  const by = 'Worded by test-model from the figures below'
  const requests = show({ isAwaited: false, text: WORDED, by })
  await screen.findByText(WORDED)
  screen.getByText(by)
  await userEvent.click(screen.getByText('The numbers behind it'))
  screen.getByText(`As computed: ${COMPUTED}`)
  const variables = { organizationId: 'o1', filter: { fundId: 'f1' }, askAgain: false }
  expect(requests).toMatchObject([{ operation: 'InsightWordings', variables }])
})

it.each([
  ['without a model', null],
  ['while the model is asked', { isAwaited: true, text: null, by: null }],
  ['where its words did not hold', { isAwaited: false, text: null, by: null }],
])('shows the computed sentence %s, and nothing of a model', async (_when, wording) => {
  const requests = show(wording)
  await screen.findByText(COMPUTED)
  await expect.poll(() => requests.length).toBe(1)
  expect(screen.queryByText(/Worded by|As computed/)).toBeNull()
})

it('says that the words never came, and asks for them again', async () => {
  const by = 'Worded by test-model from the figures below'
  const lost = { isAwaited: false, hasFailed: true, text: null, by: null }
  show(lost, { isAwaited: false, text: WORDED, by })
  await screen.findByText(/The AI wording did not arrive/)
  screen.getByText(COMPUTED)
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }))
  await screen.findByText(WORDED)
  expect(screen.queryByText(/never arrived/)).toBeNull()
})

import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { GuidanceDialog } from './guidance-dialog.tsx'

it('says of a refusal that no request was created, and why', async () => {
  const message = 'This question is too long.'
  fakeServer({
    GuidanceDialog: () => ({
      createImmigrationGuidance: {
        __typename: 'ValidationFailed',
        code: 'VALIDATION_FAILED',
        message,
        errors: [{ path: ['specificQuestions'], message }],
      },
    }),
  })
  render(
    <ApolloProvider client={getApolloClient()}>
      <GuidanceDialog onClose={() => undefined} onSent={() => undefined} />
    </ApolloProvider>,
  )
  const user = userEvent.setup()
  const choose = async (label: string) => {
    const [, first] = screen.getByLabelText<HTMLSelectElement>(label).options
    if (first) await user.selectOptions(screen.getByLabelText(label), first)
  }
  await screen.findByLabelText('Guidance type')
  await choose('Guidance type')
  await choose('Current status')
  await user.type(screen.getByLabelText(/^Specific questions/), 'When may I begin to work?')
  await user.click(screen.getByRole('button', { name: 'Get guidance' }))
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toBe(
    `Failed to create guidance request. Please check these fields${message}`,
  )
})

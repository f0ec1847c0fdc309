import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { EssayDialog } from './essay-dialog.tsx'

const review = {
  id: 'v1',
  essayId: 'e1',
  essayType: 'PERSONAL_STATEMENT',
  title: 'Wells',
  content: 'I dig wells, and this is why I want to study how water moves.',
  prompt: null,
  specificFeedback: null,
  wordLimit: null,
  aiUse: null,
  targetScholarship: null,
}

it.each([
  [
    () => {
      throw new TypeError('away')
    },
    /^Submission Failed: There was an error submitting your essay\. Please try again\./,
  ],
  [
    () => ({
      reviseEssay: {
        __typename: 'NotFound',
        code: 'NOT_FOUND',
        message: 'It is gone.',
      },
    }),
    /^Submission Failed: It is gone\./,
  ],
])('says that nothing was submitted, and why (%#)', async (answer, words) => {
  fakeServer({ EssayDialog_Revise: answer })
  render(
    <ApolloProvider client={getApolloClient()}>
      <EssayDialog
        review={review as never}
        scholarshipField={() => null}
        onClose={() => undefined}
        onSent={() => undefined}
      />
    </ApolloProvider>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Submit this version' }))
  expect(await screen.findByText(words)).toBeTruthy()
})

import { ApolloProvider } from '@apollo/client/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
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

beforeEach(() => sessionStorage.clear())

function open(version: typeof review | null) {
  render(
    <ApolloProvider client={getApolloClient()}>
      <EssayDialog
        review={version as never}
        scholarshipField={() => null}
        onClose={() => undefined}
        onSent={() => undefined}
      />
    </ApolloProvider>,
  )
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
  open(review)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Submit this version' }))
  expect(await screen.findByText(words)).toBeTruthy()
})

it('has what was typed again after a reload', async () => {
  open(null)
  await userEvent.type(await screen.findByLabelText('Essay'), review.content)
  cleanup()
  open(null)
  expect(await screen.findByLabelText('Essay')).toHaveProperty('value', review.content)
})

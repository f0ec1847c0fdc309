import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { watchToasts } from '#testing/toasts.ts'
import { BookDialog } from './book-dialog.tsx'

async function book(answers: Parameters<typeof fakeServer>[0]) {
  fakeServer(answers)
  const slot = {
    id: 'h1',
    startsAt: '2026-12-01T12:00:00Z',
    duration: 60,
    expiresAt: '2026-11-22T12:10:00Z',
  }
  render(
    <ApolloProvider client={getApolloClient()}>
      <BookDialog
        mentor={{ id: 'm1', name: 'Kofi Boateng', hourlyRate: '0' }}
        slot={slot as never}
        onClose={() => undefined}
        onTaken={() => undefined}
        onBooked={() => undefined}
      />
    </ApolloProvider>,
  )
  const submit = await screen.findByRole('button', { name: /^Book/ })
  await userEvent.setup().click(submit)
}

it('says that nothing was booked when the line is lost', async () => {
  await book({})
  expect(await screen.findByText(/^Failed to book session\. /)).toBeTruthy()
})

it('says that nothing was booked when it is refused, and why', async () => {
  const message = 'Please verify your email address first.'
  await book({
    BookSession_Book: () => ({
      result: { __typename: 'Forbidden', code: 'FORBIDDEN', message },
    }),
  })
  expect(await screen.findByText(`Failed to book session. ${message}`)).toBeTruthy()
})

it.each([
  [null, 'Session booked successfully!'],
  ['2026-11-23T12:00:00Z', 'Session requested'],
])('says of a session that is open until %s: %s', async (expiresAt, title) => {
  const toasts = watchToasts()
  await book({
    BookSession_Book: () => ({
      result: {
        __typename: 'SessionSaved',
        session: { __typename: 'MentoringSession', id: 's1', expiresAt },
      },
    }),
  })
  await expect.poll(() => toasts.last()?.title).toBe(title)
})

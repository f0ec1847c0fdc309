import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { BookDialog } from './book-dialog.tsx'

it('says that nothing was booked when the line is lost', async () => {
  fakeServer({})
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
  expect(await screen.findByText(/^Failed to book session\. /)).toBeTruthy()
})

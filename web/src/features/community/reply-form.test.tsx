import { ApolloProvider } from '@apollo/client/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { ReplyForm } from './reply-form.tsx'

beforeEach(() => sessionStorage.clear())

const written = { id: 'reply', content: 'Ask the mason', editedAt: null }
const message = 'This reply was edited since you opened it.'

function open(reply: typeof written) {
  const updateReply = { __typename: 'Conflict', code: 'CONFLICT', message }
  const server = fakeServer({ ReplyForm_Update: () => ({ updateReply }) })
  render(
    <ApolloProvider client={getApolloClient()}>
      <MemoryRouter>
        <ReplyForm postId="post" reply={reply} onSent={() => undefined} />
      </MemoryRouter>
    </ApolloProvider>,
  )
  return server
}

it('sends the time of the text that was changed, and keeps what was typed over a newer one', async () => {
  const { requests } = open(written)
  await userEvent.type(screen.getByRole('textbox'), ' first')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  const content = 'Ask the mason first'
  const input = { id: 'reply', content, editedAt: null, confirmPersonalData: false }
  expect(requests.at(-1)).toMatchObject({ variables: { input } })
  cleanup()
  open({ ...written, content: 'Ask the masons' })
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(content)
  expect(screen.getByRole('listitem').textContent).toBe('Your reply')
})

import { ApolloProvider } from '@apollo/client/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { PostForm } from './post-form.tsx'

beforeEach(() => sessionStorage.clear())

function open() {
  fakeServer({})
  render(
    <ApolloProvider client={getApolloClient()}>
      <MemoryRouter>
        <PostForm post={null} onClose={() => undefined} onSent={() => undefined} />
      </MemoryRouter>
    </ApolloProvider>,
  )
  return screen.findByLabelText<HTMLInputElement>('Title')
}

it('says that the post was not created when the line is lost, and keeps what was typed', async () => {
  const title = await open()
  const user = userEvent.setup()
  await user.type(title, 'Wells')
  await user.selectOptions(screen.getByLabelText('Category'), 'Question')
  await user.type(screen.getByLabelText('Content'), 'Who digs them?')
  await user.click(screen.getByRole('button', { name: 'Post' }))
  expect(await screen.findByText(/^Failed to create post\. /)).toBeTruthy()
  expect(title.value).toBe('Wells')
})

it('has what was typed again after a reload', async () => {
  await userEvent.type(await open(), 'Wells')
  cleanup()
  expect((await open()).value).toBe('Wells')
})

import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { PostForm } from './post-form.tsx'

it('says that the post was not created when the line is lost, and keeps what was typed', async () => {
  fakeServer({})
  render(
    <ApolloProvider client={getApolloClient()}>
      <MemoryRouter>
        <PostForm post={null} onClose={() => undefined} onSent={() => undefined} />
      </MemoryRouter>
    </ApolloProvider>,
  )
  const user = userEvent.setup()
  const title = await screen.findByLabelText<HTMLInputElement>('Title')
  await user.type(title, 'Wells')
  await user.selectOptions(screen.getByLabelText('Category'), 'Question')
  await user.type(screen.getByLabelText('Content'), 'Who digs them?')
  await user.click(screen.getByRole('button', { name: 'Post' }))
  expect(await screen.findByText(/^Failed to create post\. /)).toBeTruthy()
  expect(title.value).toBe('Wells')
})

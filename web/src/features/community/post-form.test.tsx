import { ApolloProvider } from '@apollo/client/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { PostForm } from './post-form.tsx'

beforeEach(() => sessionStorage.clear())

type Answers = Parameters<typeof fakeServer>[0]
type Post = ComponentProps<typeof PostForm>['post']

function open(answers: Answers = {}, post: Post = null) {
  fakeServer(answers)
  render(
    <ApolloProvider client={getApolloClient()}>
      <MemoryRouter>
        <PostForm post={post} onClose={() => undefined} onSent={() => undefined} />
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

it.each([
  [
    {
      __typename: 'TooManyRequests',
      code: 'TOO_MANY_REQUESTS',
      message: 'You can write 3 threads a day for now. Your draft is kept.',
    },
    'Failed to create post. You can write 3 threads a day for now. Your draft is kept.',
  ],
  [
    {
      __typename: 'PersonalDataFound',
      code: 'PERSONAL_DATA_FOUND',
      message: 'This may be a phone number.',
      findings: [],
    },
    'This may be a phone number.',
  ],
])('says of a refusal %o what it is', async (createPost, words) => {
  const title = await open({ PostForm_Create: () => ({ createPost }) })
  const user = userEvent.setup()
  await user.type(title, 'Wells')
  await user.selectOptions(screen.getByLabelText('Category'), 'Question')
  await user.type(screen.getByLabelText('Content'), 'Who digs them?')
  await user.click(screen.getByRole('button', { name: 'Post' }))
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

it('has what was typed again after a reload', async () => {
  await userEvent.type(await open(), 'Wells')
  cleanup()
  expect((await open()).value).toBe('Wells')
})

const post = {
  id: 'post',
  editedAt: '2026-11-23T09:00:00.000Z',
  title: 'Wells',
  category: 'QUESTION',
  content: 'Who digs them?',
  tags: 'water',
  country: '',
  degreeLevel: '',
  visaStage: '',
}
const conflict = {
  __typename: 'Conflict',
  code: 'CONFLICT',
  message: 'This post was edited since you opened it.',
}

it('sends only what was changed, with the time of the text that it was changed in', async () => {
  const sent: unknown[] = []
  const answer = (variables: object) => {
    sent.push(variables)
    return { updatePost: conflict }
  }
  await userEvent.type(await open({ PostForm_Update: answer }, post), ' here')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect((await screen.findByRole('alert')).textContent).toBe(conflict.message)
  const { id, editedAt } = post
  const input = { id, editedAt, title: 'Wells here', confirmPersonalData: false }
  expect(sent).toEqual([{ input }])
})

it('names the fields that another tab has changed since they were typed in', async () => {
  await userEvent.type(await open({}, post), ' here')
  cleanup()
  const title = await open({}, { ...post, title: 'Deep wells', tags: 'drilling' })
  expect(title.value).toBe('Wells here')
  expect(screen.getByLabelText<HTMLInputElement>(/^Tags/).value).toBe('drilling')
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Title'])
})

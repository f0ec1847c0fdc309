import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { EssayRequestStatus } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer as viewer } from '#testing/student-viewer.ts'

beforeEach(() => getApolloClient().clearStore())

const WORDS = 'The pump is alive on the page. End with what you would repair next.'

function request(status: EssayRequestStatus) {
  return {
    __typename: 'EssayRequest',
    id: 'r1',
    status,
    isViewerMentor: true,
    mentor: null,
    studentName: 'Bikash',
    wish: null,
    essay: {
      __typename: 'EssayForMentor',
      title: 'The fifth pump',
      essayType: 'SCHOLARSHIP',
      version: 1,
      wordCount: 4,
      wordLimit: null,
      prompt: null,
      askedTopics: null,
      content: 'The fifth pump broke.',
    },
    requestedAt: '2026-11-20T12:00:00Z',
    expiresAt: '2026-11-22T12:00:00Z',
    dueAt: '2026-11-25T12:00:00Z',
    endedAt: null,
    isHelpful: null,
    feedback: null,
  }
}

function saved(status: EssayRequestStatus, input: unknown) {
  const { overall } = input as { overall: string }
  const savedAt = '2026-11-21T12:00:00Z'
  const words = { overall, score: null, remarks: [], savedAt }
  const feedback = { __typename: 'EssayFeedback', ...words }
  return { __typename: 'EssayRequestSaved', request: { ...request(status), feedback } }
}

/** Opens the page as a mentor and types something. */
async function openAndType(o: { isAnswerLost?: boolean; isSentElsewhere?: boolean } = {}) {
  let essayRequest: object = request('ACCEPTED')
  fakeServer({
    SessionViewer: () => ({ viewer }),
    EssayToReadPage: () => ({ essayRequest }),
    EssayToReadPage_Live: () => ({ essayRequest }),
    SaveEssayFeedbackDraft: ({ input }) => ({
      saveEssayFeedbackDraft: o.isSentElsewhere
        ? { __typename: 'Conflict', code: 'CONFLICT', message: 'It was sent' }
        : saved('ACCEPTED', input),
    }),
    SendEssayFeedback({ input }) {
      const sendEssayFeedback = saved('COMPLETED', input)
      essayRequest = sendEssayFeedback.request
      if (o.isAnswerLost) throw new TypeError('The connection was lost')
      return { sendEssayFeedback }
    },
  })
  const { user } = await renderApp('/mentoring/essays/r1')
  const overall = await screen.findByLabelText(/^Overall feedback/)
  await user.click(overall)
  await user.paste(WORDS)
  if (o.isSentElsewhere)
    essayRequest = saved('COMPLETED', { overall: 'Sent elsewhere.' }).request
  return { user, overall }
}

/** Changes the cache as a push of the server does. */
function push(fields: Record<string, unknown>) {
  const { cache } = getApolloClient()
  const values = Object.entries(fields).map(([name, value]) => [name, () => value])
  cache.modify({ id: 'EssayRequest:r1', fields: Object.fromEntries(values) })
}

it('keeps what a mentor types while the request changes', async () => {
  const { overall } = await openAndType()
  push({ status: 'OVERDUE' })
  await screen.findByText(/^Your feedback is late/)
  expect(overall.isConnected).toBe(true)
  expect(overall).toHaveProperty('value', WORDS)
})

it('shows a mentor their own text, but not the essay, after the student withdraws it', async () => {
  await openAndType()
  push({ status: 'WITHDRAWN', essay: null })
  await screen.findByText(/^The student took the essay back/)
  screen.getByText('This essay was taken back.')
  screen.getByRole('heading', { name: 'What you wrote here' })
  screen.getByText(WORDS)
  expect(screen.queryByText('The fifth pump broke.')).toBeNull()
})

it('keeps their text when the request no longer exists', async () => {
  await openAndType()
  const { cache } = getApolloClient()
  cache.modify({ fields: { essayRequest: () => null } })
  await screen.findByRole('heading', { level: 1, name: 'Essay not found' })
  expect(screen.getByText(WORDS).isConnected).toBe(true)
})

it('does not show sent feedback as unsent', async () => {
  const { user } = await openAndType()
  await user.click(screen.getByRole('button', { name: 'Send to the student' }))
  await screen.findByRole('heading', { name: 'What you sent' })
  screen.getByText(WORDS)
  expect(screen.queryByText('What you wrote here')).toBeNull()
})

it('does not call it unsent when only the answer to sending was lost', async () => {
  const { user } = await openAndType({ isAnswerLost: true })
  await user.click(screen.getByRole('button', { name: 'Send to the student' }))
  await screen.findByRole('alert')
  push({ status: 'COMPLETED' })
  await screen.findByRole('heading', { name: 'What you sent' })
  await screen.findByText(WORDS)
  expect(screen.queryByText('What you wrote here')).toBeNull()
})

it('shows a mentor what they wrote here after they sent something else from another window', async () => {
  await openAndType({ isSentElsewhere: true })
  push({ status: 'COMPLETED' })
  await screen.findByText('Sent elsewhere.')
  await screen.findByRole('heading', { name: 'What you wrote here' })
  expect(screen.getByText(WORDS).isConnected).toBe(true)
})

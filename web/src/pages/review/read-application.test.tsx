import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeReview, fakeReviewApplication } from '#testing/fake-review.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer as viewer } from '#testing/student-viewer.ts'
import { watchToasts } from '#testing/toasts.ts'

beforeEach(() => getApolloClient().clearStore())

const textPiece = (words: string) => ({
  __typename: 'TextPiece' as const,
  text: words,
  isBlock: false,
  kind: null,
})

it('shows the name and no scoring panel to a chair who does not score', async () => {
  const application = { applicantName: 'Ama Mensah', isMine: false, isBlinded: false }
  fakeServer({
    SessionViewer: () => ({ viewer }),
    ReviewApplicationPage: () => ({
      review: fakeReview({ isChair: true }),
      reviewApplication: fakeReviewApplication(application),
    }),
  })
  await renderApp('/review/s1/a1')
  await screen.findByRole('heading', { level: 1, name: 'Ama Mensah' })
  expect(screen.queryByRole('heading', { name: 'Your score' })).toBeNull()
})

it('shows hidden parts of letters as blocks, and lets a chair assign another reviewer', async () => {
  const toasts = watchToasts()
  const letter = {
    __typename: 'ReviewLetter' as const,
    id: 'l1',
    recommenderName: null,
    relation: [textPiece('Physics teacher')],
    isWaived: true,
    arrivedAt: '2026-11-21T12:00:00Z',
    isLate: true,
    text: [textPiece('The best of '), { ...textPiece('school'), isBlock: true }],
    file: null,
  }
  const application = fakeReviewApplication({
    isMine: false,
    recommendations: [letter],
    reviewers: [],
  })
  const review = fakeReview({ isChair: true })
  const member = { __typename: 'Reviewer', isMember: true, assigned: 3 }
  const person = { __typename: 'User', id: 'u1', firstName: 'Chidi', lastName: 'Okoro' }
  const { requests } = fakeServer({
    SessionViewer: () => ({ viewer }),
    ReviewApplicationPage: () => ({ review, reviewApplication: application }),
    AssignReviewer_Members: () => ({
      review: { ...review, reviewers: [{ ...member, user: person }] },
    }),
    AssignReviewer: () => ({
      assignReviewer: { __typename: 'ReviewApplicationChanged', application },
    }),
  })
  const { user } = await renderApp('/review/s1/a1')
  await screen.findByRole('heading', { name: 'Letter 1' })
  screen.getByText('part hidden')
  screen.getByText('After submission')
  const choice = await screen.findByLabelText('One more reviewer')
  await user.selectOptions(choice, 'Chidi Okoro (3 assigned)')
  await user.click(screen.getByRole('button', { name: 'Assign' }))
  await waitFor(() => expect(toasts.last()?.title).toBe('Assigned to Chidi Okoro'))
  expect(
    requests.find(({ operation }) => operation === 'AssignReviewer')?.variables,
  ).toEqual({ input: { applicationId: 'a1', userId: 'u1' } })
})

it('says that an application is not found, even if it is somebody else’s', async () => {
  fakeServer({
    SessionViewer: () => ({ viewer }),
    ReviewApplicationPage: () => ({ review: fakeReview(), reviewApplication: null }),
  })
  await renderApp('/review/s1/a1')
  expect(await screen.findByText('Application not found')).toBeTruthy()
})

it('keeps the focus on the title when the application has loaded', async () => {
  const answer = Promise.withResolvers<Record<string, unknown>>()
  fakeServer({
    SessionViewer: () => ({ viewer }),
    ReviewApplicationPage: () => answer.promise,
  })
  await renderApp('/review/s1/a1')
  const title = await screen.findByRole('heading', { level: 1 })
  title.focus()
  const application = { applicantName: 'Ama Mensah', isMine: false, isBlinded: false }
  answer.resolve({
    review: fakeReview({ isChair: true }),
    reviewApplication: fakeReviewApplication(application),
  })
  await screen.findByRole('heading', { level: 1, name: 'Ama Mensah' })
  expect(document.activeElement).toBe(title)
})

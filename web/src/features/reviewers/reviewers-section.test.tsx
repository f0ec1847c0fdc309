import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeReview } from '#testing/fake-review.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer as viewer } from '#testing/student-viewer.ts'
import { watchToasts } from '#testing/toasts.ts'

beforeEach(() => getApolloClient().clearStore())

function reviewer(firstName: string, more: object = {}) {
  return {
    __typename: 'Reviewer',
    user: { __typename: 'User', id: firstName, firstName, lastName: 'Okoro' },
    role: 'REVIEWER',
    isMember: true,
    assigned: 4,
    done: 3,
    conflicts: 0,
    leniency: null,
    leniencyMargin: null,
    ...more,
  }
}

async function open(reviewers: object[]) {
  const review = fakeReview({ isChair: true })
  const server = fakeServer({
    SessionViewer: () => ({ viewer }),
    ReviewPage: () => ({ review }),
    ReviewersSection: () => ({ review: { ...review, reviewers } }),
    AssignReviewers: () => ({ assignReviewers: { __typename: 'ReviewSaved', review } }),
  })
  const app = await renderApp('/review/s1?tab=reviewers')
  return { ...app, ...server }
}

const row = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent

it('says in figures and in words how generously each reviewer scores, or that it is too early', async () => {
  await open([
    reviewer('Chidi', { leniency: 4.25, leniencyMargin: 3 }),
    reviewer('Dana', { leniency: -2, leniencyMargin: 3.5 }),
    reviewer('Eve', { isMember: false, role: null }),
  ])
  expect(await row(/^Chidi/)).toBe(
    'Chidi OkoroRole: ReviewerScored: 3 of 4Conflicts: 0Compared with the others: +4.3 ± 3.0',
  )
  expect(await row(/^Dana/)).toMatch(/−2.0 ± 3.5$/)
  expect(await row(/^Eve/)).toBe(
    'Eve OkoroRole: No longer a memberScored: 3 of 4Conflicts: 0Compared with the others: Too few scores to tell',
  )
  screen.getByText('Chidi Okoro: +4.3 points, give or take 3.0')
  expect(screen.queryByText(/^Eve Okoro:/)).toBeNull()
})

it('gives all applications their reviewers, and reads how many each has by then', async () => {
  const toasts = watchToasts()
  const { user, requests } = await open([reviewer('Chidi')])
  await user.click(await screen.findByRole('button', { name: 'Assign applications' }))
  await waitFor(() => expect(toasts.last()?.title).toBe('Applications assigned'))
  const read = requests.filter(({ operation }) => operation === 'ReviewersSection')
  expect(read).toHaveLength(2)
  expect(screen.queryByRole('figure')).toBeNull()
})

it('says how reviewers are found where there is none', async () => {
  await open([])
  await screen.findByText('No reviewers yet')
  expect(screen.getByRole('link', { name: 'Invite reviewers' })).toBeTruthy()
})

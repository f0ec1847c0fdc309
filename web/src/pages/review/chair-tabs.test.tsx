import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeReview } from '#testing/fake-review.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

beforeEach(async () => {
  sessionStorage.clear()
  await getApolloClient().clearStore()
})

it('has a link for each section, collapsed on a phone', async () => {
  fakeServer({
    SessionViewer: () => ({ viewer: studentViewer }),
    ReviewPage: () => ({
      review: fakeReview({ isChair: true, stage: 'SETUP', rubric: [] }),
    }),
  })
  await renderApp('/review/s1?tab=rubric')
  const parts = within(await screen.findByRole('navigation', { name: 'Section' }))
  const current = parts.getByRole('link', { name: 'Rubric' })
  expect(current.getAttribute('aria-current')).toBe('page')
  const hrefOf = (name: string) => parts.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Overview')).toBe('/review/s1')
  expect(hrefOf('Log')).toBe('/review/s1?tab=log')
  parts.getByText('Section: Rubric')
})

it.each([
  [
    'DECIDING',
    2,
    '2 applications are undecided. The review can end once they are decided.',
  ],
  [
    'DONE',
    1,
    '1 application has come in since the review ended. Move back to decide on it.',
  ],
] as const)(
  'says at the stage %s how many applications are undecided',
  async (stage, undecided, words) => {
    const review = fakeReview({ isChair: true, stage })
    fakeServer({
      SessionViewer: () => ({ viewer: studentViewer }),
      ReviewPage: () => ({
        review: { ...review, counts: { ...review.counts, undecided } },
      }),
    })
    await renderApp('/review/s1')
    expect((await screen.findByText(words)).textContent).toBe(words)
  },
)

it('says that another organization’s review is not found', async () => {
  fakeServer({
    SessionViewer: () => ({ viewer: studentViewer }),
    ReviewPage: () => ({ review: null }),
  })
  await renderApp('/review/s1')
  expect(await screen.findByText('Review not found')).toBeTruthy()
})

/** A chair changes the rubric; meanwhile somebody else changes the review to this, and the page learns of it. */
async function saveRubricWhile(next: Parameters<typeof fakeReview>[0]) {
  const message = 'Someone else has changed this review. Look at it again, then save.'
  let there = fakeReview({ isChair: true, stage: 'SETUP' })
  const { requests } = fakeServer({
    SessionViewer: () => ({ viewer: studentViewer }),
    ReviewPage: () => ({ review: there }),
    SaveRubric: () => ({
      saveRubric: { __typename: 'Conflict', code: 'CONFLICT', message },
    }),
  })
  const { user } = await renderApp('/review/s1?tab=rubric')
  const [name = document.body] = await screen.findAllByLabelText('Name')
  await user.type(name, ' first')
  there = fakeReview({ isChair: true, stage: 'SETUP', ...next })
  await getApolloClient().refetchQueries({ include: ['ReviewPage'] })
  await user.click(screen.getByRole('button', { name: 'Save rubric' }))
  await screen.findByText(message)
  expect(screen.getByDisplayValue('Need first')).toBeTruthy()
  const sent = requests.find(({ operation }) => operation === 'SaveRubric')
  return sent?.variables['input']
}

it('replaces no rubric that somebody else has saved while this one was written', async () => {
  const rubric = fakeReview().rubric.slice(1)
  expect(await saveRubricWhile({ version: 4, rubric })).toMatchObject({ version: 3 })
})

it('saves a rubric although something else about the review has changed', async () => {
  const next = { version: 4, sharesSummary: true }
  expect(await saveRubricWhile(next)).toMatchObject({ version: 4 })
})

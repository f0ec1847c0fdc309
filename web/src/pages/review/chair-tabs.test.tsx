import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeReview } from '#testing/fake-review.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

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

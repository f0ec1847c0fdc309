import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { studentViewer } from '#testing/student-viewer.ts'

it.each([
  [12, 'Half of the latest reviews were ready within 12 seconds.'],
  [1, 'Half of the latest reviews were ready within 1 second.'],
  [200, 'Half of the latest reviews were ready within 4 minutes.'],
])('for a measured time of %i seconds says: %s', async (essayReviewSeconds, words) => {
  serve({ EssayReviewTime: () => ({ essayReviewSeconds }) })
  await renderApp('/essay-review')
  expect(await screen.findByText(words)).toBeTruthy()
})

it('says nothing about the time before anything is measured', async () => {
  const { requests } = serve({ EssayReviewTime: () => ({ essayReviewSeconds: null }) })
  await renderApp('/essay-review')
  await screen.findByText('No essays yet')
  await expect
    .poll(() => requests.map(({ operation }) => operation))
    .toContain('EssayReviewTime')
  expect(screen.queryByText(/were ready within/)).toBeNull()
})

it.each(['personal_statement', 'PERSONAL_STATEMENT'])(
  'takes the type %s from the address in upper or lower case',
  async (type) => {
    const { requests } = serve({})
    await renderApp(`/essay-review?type=${type}`)
    const asked = () => requests.find(({ operation }) => operation === 'EssayReviewsPage')
    await expect
      .poll(() => asked()?.variables)
      .toMatchObject({ essayType: 'PERSONAL_STATEMENT' })
  },
)

function serve(more: Parameters<typeof fakeServer>[0]) {
  const pageInfo = { hasNextPage: false, endCursor: null }
  return fakeServer({
    SessionViewer: () => ({ viewer: studentViewer }),
    EssayReviewsPage: () => ({ essayReviews: { totalCount: 0, pageInfo, edges: [] } }),
    ...more,
  })
}

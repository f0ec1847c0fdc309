import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'

const page = { hasNextPage: false, endCursor: null }
const edge = <Node extends { id: string }>(node: Node) => ({ cursor: node.id, node })

const story = {
  __typename: 'SuccessStory',
  id: 's1',
  title: 'From the coast',
  studentName: 'Ada',
  studentCountry: null,
  studyField: null,
  university: null,
  graduationYear: null,
  story: 'Two years without water.',
  gpaImprovement: null,
  currentRole: null,
  publishedAt: '2026-11-22T10:00:00.000Z',
  viewCount: 3,
  likeCount: 0,
  hasMyLike: false,
  profileImage: null,
  donor: null,
}

const testimonial = (id: string, said: string) => ({
  __typename: 'Testimonial',
  id,
  sourceName: id,
  sourceTitle: null,
  sourceOrganization: null,
  testimonial: said,
  rating: null,
  category: 'IMPACT',
  publishedAt: '2026-11-22T10:00:00.000Z',
  likeCount: 0,
  hasMyLike: false,
  sourceImage: null,
})

it('counts a view once, when the story is opened', async () => {
  const { requests } = fakeServer({
    SessionViewer: () => ({ viewer: null }),
    StoryList: () => ({
      successStories: { totalCount: 1, pageInfo: page, edges: [edge(story)] },
    }),
    RecordView: () => ({ recordContentView: { __typename: 'ContentCounts' } }),
  })
  await renderApp('/spotlights?view=stories')
  await screen.findByRole('heading', { level: 1, name: 'Success Stories' })
  await screen.findByRole('heading', { name: 'From the coast' })
  expect(screen.getByText(/3 views/)).toBeTruthy()
  const views = () => requests.filter(({ operation }) => operation === 'RecordView')
  expect(views()).toEqual([])
  const fold = screen.getByText('Read the story').closest('details')
  if (!fold) throw new Error('the story is folded')
  for (const isOpen of [true, false, true]) {
    // The browser fires the event a moment later.
    const toggled = new Promise((resolve) => fold.addEventListener('toggle', resolve))
    fold.open = isOpen
    await act(() => toggled)
  }
  await screen.findByText('Two years without water.')
  expect(views()).toHaveLength(1)
  expect(views()[0]?.variables).toEqual({ input: { id: 's1' } })
})

it('shows the beginning of a long story without Markdown', async () => {
  const long = `**Two years** without water. ${'Then the well came, and school with it. '.repeat(6)}`
  fakeServer({
    SessionViewer: () => ({ viewer: null }),
    StoryList: () => ({
      successStories: {
        totalCount: 1,
        pageInfo: page,
        edges: [edge({ ...story, story: long })],
      },
    }),
  })
  await renderApp('/spotlights?view=stories')
  const begin = await screen.findByText(/^Two years without water\. Then .*…$/)
  expect(begin.textContent.length).toBeGreaterThanOrEqual(150)
  expect(begin.textContent.length).toBeLessThanOrEqual(200)
})

it('shows featured testimonials first, each once', async () => {
  const [plain, featured] = [
    testimonial('t1', 'Said later'),
    testimonial('t2', 'Said first'),
  ]
  fakeServer({
    SessionViewer: () => ({ viewer: null }),
    TestimonialList: () => ({
      featured: { edges: [edge(featured)] },
      testimonials: {
        totalCount: 2,
        pageInfo: page,
        edges: [edge(plain), edge(featured)],
      },
    }),
  })
  await renderApp('/spotlights?view=testimonials')
  await screen.findByText('Said first')
  const said = [...document.querySelectorAll('blockquote')].map((one) => one.textContent)
  expect(said).toEqual(['Said first', 'Said later'])
})

it.each(['impact', 'IMPACT'])(
  'takes the category %s from the address',
  async (category) => {
    const none = { totalCount: 0, pageInfo: page, edges: [] }
    const { requests } = fakeServer({
      SessionViewer: () => ({ viewer: null }),
      SpotlightList: () => ({ spotlights: none, featured: none }),
    })
    await renderApp(`/spotlights?category=${category}`)
    const asked = () => requests.find(({ operation }) => operation === 'SpotlightList')
    await expect.poll(() => asked()?.variables).toMatchObject({ category: 'IMPACT' })
  },
)

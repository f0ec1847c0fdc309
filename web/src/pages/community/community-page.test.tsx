import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'

const post = (id: string, title: string) => ({
  __typename: 'Post',
  id,
  title,
  category: 'TIP',
  tags: [],
  author: null,
  isPinned: false,
  isSticky: false,
  upvotes: 0,
  replyCount: 0,
  acceptedReplyId: null,
  createdAt: '2026-11-01T09:00:00Z',
})

function serve() {
  return fakeServer({
    SessionViewer: () => ({ viewer: null }),
    Countries: () => ({ countries: [{ code: 'GH', name: 'Ghana' }] }),
    CommunityPage_Pinned: () => ({ pinnedPosts: [post('p', 'House rules')] }),
    CommunityPage: () => ({
      posts: {
        totalCount: 1,
        pageInfo: { hasNextPage: false, endCursor: null },
        edges: [{ cursor: 'a', node: post('a', 'My visa') }],
      },
    }),
  })
}

/** Opens the page; resolves to whether it asked for its list without the pinned threads. */
async function isAskedWithoutPinned(address: string) {
  await getApolloClient().clearStore()
  const { requests } = serve()
  await renderApp(address)
  await screen.findByText('My visa')
  const asked = requests.find(({ operation }) => operation === 'CommunityPage')
  return asked?.variables['withoutPinned']
}

it.each(['', '?category=tip', '?sort=top'])(
  'shows pinned threads once, above the others: /community%s',
  async (search) => {
    expect(await isAskedWithoutPinned(`/community${search}`)).toBe(true)
    const onTop = await screen.findByRole('region', { name: 'Pinned' })
    expect(within(onTop).getByText('House rules')).toBeTruthy()
  },
)

it.each([
  '?country=GH',
  '?degreeLevel=phd',
  '?visaStage=in_us',
  '?sort=unanswered',
  '?q=visa',
])('shows no pinned threads in a filtered list: /community%s', async (search) => {
  expect(await isAskedWithoutPinned(`/community${search}`)).toBe(false)
  expect(screen.queryByText('House rules')).toBe(null)
})

import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { ImpactStories } from './impact-stories.tsx'

beforeEach(() => getApolloClient().clearStore())

const story = {
  __typename: 'SuccessStory',
  id: 's1',
  title: 'From the coast',
  studentName: 'Ada',
  studentCountry: 'Kenya',
  studyField: null,
  university: null,
  graduationYear: null,
  story: 'The pump was dry for two years.',
  gpaImprovement: null,
  currentRole: null,
  publishedAt: '2026-11-23T09:00:00.000Z',
  likeCount: 0,
  viewCount: 0,
  hasMyLike: false,
  profileImage: null,
  donor: null,
}

function show(stories: object[]) {
  const donorMetrics = { __typename: 'DonorMetrics', organizationId: 'o1', stories }
  const { requests } = fakeServer({ ImpactStories: () => ({ donorMetrics }) })
  render(
    <ApolloProvider client={getApolloClient()}>
      <ImpactStories organizationId="o1" filter={{ scholarshipId: 'a1' }} />
    </ApolloProvider>,
  )
  return requests
}

it('shows the filtered stories below the report’s heading', async () => {
  const requests = show([story])
  await screen.findByRole('heading', { level: 4, name: 'From the coast' })
  screen.getByText('Ada, Kenya')
  screen.getByText(/Each recipient approved these words/)
  const variables = { organizationId: 'o1', filter: { scholarshipId: 'a1' } }
  expect(requests).toMatchObject([{ operation: 'ImpactStories', variables }])
})

it('says that there are none', async () => {
  show([])
  expect(await screen.findByText(/^No recipient’s story has been published/)).toBeTruthy()
})

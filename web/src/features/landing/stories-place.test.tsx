import { act, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeServer } from '#testing/fake-server.ts'
import type { LandingStoriesQuery } from '#gql/graphql'
import { StoriesPlace } from './stories-place.tsx'

afterEach(() => void vi.unstubAllGlobals())

type Seen = { isIntersecting: boolean; boundingClientRect: { top: number } }

/** A browser that reports where the place is when the test tells it to. */
function fakeObserver() {
  let intersect: ((entries: Seen[]) => void) | null = null
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: Seen[]) => void) {
        intersect = callback
      }
      observe = () => {}
      disconnect = () => {}
    },
  )
  return {
    isWatching: () => intersect !== null,
    see: (isIntersecting: boolean, top: number) =>
      act(async () => intersect?.([{ isIntersecting, boundingClientRect: { top } }])),
  }
}

const spotlight = {
  id: 's1',
  slug: 'the-pump',
  title: 'The pump',
  subtitle: 'Water after two years',
  impactSummary: null,
  heroImage: null,
  donor: { id: 'o1', name: 'Wells for All' },
}
const testimonial = {
  id: 't1',
  testimonial: 'It paid my first year.',
  sourceName: 'Ada',
  sourceTitle: null,
  sourceOrganization: null,
}

function open(stories: LandingStoriesQuery) {
  const { requests } = fakeServer({ LandingStories: () => stories })
  const observer = fakeObserver()
  render(<StoriesPlace />, { wrapper: MemoryRouter })
  return { requests, ...observer }
}

it('shows what was put forward while its place is below what is seen, and not before', async () => {
  const { isWatching, see } = open({
    spotlights: { edges: [{ node: spotlight }] },
    testimonials: { edges: [{ node: testimonial }] },
  })
  await waitFor(() => expect(isWatching()).toBe(true))
  await see(true, 300)
  await see(false, -900)
  expect(screen.queryByRole('heading')).toBeNull()
  await see(false, 2_000)
  expect((await screen.findByRole('link', { name: 'The pump' })).getAttribute('href')).toBe(
    '/spotlights/the-pump',
  )
  expect(screen.getByText('It paid my first year.')).toBeTruthy()
})

it('is absent when nothing was put forward', async () => {
  const { requests, isWatching } = open({
    spotlights: { edges: [] },
    testimonials: { edges: [] },
  })
  await waitFor(() => expect(requests).toHaveLength(1))
  await act(async () => new Promise((resolve) => setTimeout(resolve)))
  expect(isWatching()).toBe(false)
  expect(screen.queryByRole('heading')).toBeNull()
})

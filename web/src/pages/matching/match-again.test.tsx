import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type {
  MatchingLatestQuery,
  RefreshFit_MatchingQuery,
  RefreshFit_ToldQuery,
  RunOutcomeQuery,
  StaleMatchQuery,
} from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { match, matchingServer, runWith } from './matching-fixtures.ts'

beforeEach(async () => {
  await getApolloClient().clearStore()
  sessionStorage.clear()
  localStorage.clear()
})

/** A server with a finished run, and a student who stated something at that moment. */
function serverWithStudent(toldAt: string, newestId = 'r1') {
  const finished = runWith([match])
  // With the type, the cache recognizes it as the run that it has.
  const typed = { __typename: 'MatchRun' }
  return {
    ...matchingServer(finished),
    MatchingLatest: () => ({ latestMatchRun: finished }) as unknown as MatchingLatestQuery,
    RunOutcome: () => ({ matchRun: finished }) as unknown as RunOutcomeQuery,
    StaleMatch: () =>
      ({
        student: { id: 'ama', toldAt },
        matchRun: { ...typed, id: 'r1', createdAt: finished.createdAt },
        latestMatchRun: { ...typed, id: newestId },
      }) satisfies StaleMatchQuery,
    RefreshFit_Told: () =>
      ({
        student: { id: 'ama', version: 2, answersVersion: 5 },
      }) satisfies RefreshFit_ToldQuery,
  }
}

describe('a match that is older than the student’s facts', () => {
  it('says so, and runs again once matching knows the new facts', async () => {
    let looks = 0
    const { requests } = fakeServer({
      ...serverWithStudent('2026-01-02T10:00:01Z'),
      RefreshFit_Matching: () => {
        looks += 1
        const answersVersion = looks > 2 ? 5 : 4
        return { copy: { version: 2, answersVersion } } satisfies RefreshFit_MatchingQuery
      },
    })
    const { user } = await renderApp('/ai-matching')
    await user.click(await screen.findByRole('button', { name: 'Match again now' }))
    await expect
      .poll(() => requests.map(({ operation }) => operation))
      .toContain('StartMatch')
    expect(looks).toBe(3)
    const started = requests.find(({ operation }) => operation === 'StartMatch')
    expect(started?.variables).toMatchObject({
      input: { profile: { academicField: 'Physics', country: 'KE' } },
    })
  })

  it('promises a new match only for the newest run; an earlier run links to it', async () => {
    fakeServer(serverWithStudent('2026-01-02T10:00:01Z'))
    const { unmount } = await renderApp('/ai-matching')
    expect(await screen.findByText(/within a few minutes/)).toBeTruthy()
    unmount()
    await getApolloClient().clearStore()
    fakeServer(serverWithStudent('2026-01-02T10:00:01Z', 'r2'))
    await renderApp('/ai-matching?run=r1')
    expect(await screen.findByText(/^This is an earlier match\./)).toBeTruthy()
    expect(screen.queryByText(/within a few minutes/)).toBeNull()
    const link = screen.getByRole('link', { name: 'Open your newest matches' })
    expect(link.getAttribute('href')).toBe('/ai-matching')
  })

  it('is not reported if the match is newer', async () => {
    fakeServer(serverWithStudent('2026-01-02T09:59:59Z'))
    await renderApp('/ai-matching')
    expect(await screen.findByRole('article', { name: 'Wind Award' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Match again now' })).toBeNull()
  })
})

it('says why an automatic match was made, and what is different', async () => {
  const { __typename, id, slug, title } = match.scholarship
  const scholarship = { __typename, id, slug, title }
  const again = {
    ...runWith([match]),
    cause: 'CATALOGUE',
    changes: {
      __typename: 'MatchChanges',
      since: '2026-01-01T10:00:00Z',
      added: [
        {
          __typename: 'ScholarshipMatch',
          title,
          label: 'Eligible',
          awaits: null,
          score: 84,
          scoreBase: '',
          scholarship,
        },
      ],
      removed: [],
      rescored: [],
    },
  }
  fakeServer({
    ...matchingServer(again as unknown as ReturnType<typeof runWith>),
    MatchingLatest: () => ({ latestMatchRun: again }) as unknown as MatchingLatestQuery,
    RunOutcome: () => ({ matchRun: again }) as unknown as RunOutcomeQuery,
  })
  await renderApp('/ai-matching')
  const sentence =
    'We matched you again because scholarships were added, changed or closed. Since then: 1 new.'
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByText(/^What changed since/).textContent).toContain('(1)')
})

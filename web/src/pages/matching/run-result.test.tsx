import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { MatchingLatestQuery, RunOutcomeQuery } from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { listLengths } from './list-lengths.ts'
import { match, matchingServer, runWith } from './matching-fixtures.ts'

/** A finished match of 60, with so many kept. More than the few are only answered when they are let go. */
function serverWith(kept: number) {
  const run = runWith(
    Array.from({ length: kept }, (_, n) => ({
      ...match,
      scholarship: { ...match.scholarship, id: `match-${n}`, title: `Award ${n}` },
    })),
  )
  const all = Promise.withResolvers<void>()
  fakeServer({
    ...matchingServer(run),
    MatchingLatest: () => ({ latestMatchRun: run }) as unknown as MatchingLatestQuery,
    RunOutcome: async ({ first }: Record<string, unknown>) => {
      if (first !== listLengths.few) await all.promise
      const matches = run.result.matches.slice(0, Number(first))
      const result = { ...run.result, matchCount: 60, matches }
      return { matchRun: { ...run, result } } as unknown as RunOutcomeQuery
    },
  })
  return { letAllGo: () => all.resolve() }
}

const keeps = /^We keep the best/

it('says what a match keeps only when all of it was read, and offers no more then', async () => {
  const { letAllGo } = serverWith(listLengths.all)
  const { user } = await renderApp('/ai-matching')
  const matches = await screen.findByRole('region', { name: 'Matches' })
  expect(within(matches).queryByText(keeps)).toBeNull()
  const more = { name: 'Show more matches' }
  await user.click(within(matches).getByRole('button', more))
  expect(within(matches).queryByText(keeps)).toBeNull()
  letAllGo()
  expect((await within(matches).findByText(keeps)).textContent).toContain(
    'We keep the best 50 of these 60.',
  )
  expect(within(matches).queryByRole('button', more)).toBeNull()
})

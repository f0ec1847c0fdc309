import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { MatchingLatestQuery, RunOutcomeQuery } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { match, matchingServer, runWith } from './matching-fixtures.ts'

beforeEach(() => getApolloClient().clearStore())

const awards = Array.from({ length: 50 }, (_, n) => ({
  ...match,
  scholarship: { ...match.scholarship, id: `match-${n}`, title: `Award ${n}` },
}))

/**
 * A finished run with 60 matches, and as many that wait for an answer.
 * @param readAll awaited by the query for more than the first few
 */
function serverWith(readAll: () => Promise<void>) {
  const run = runWith(awards.slice(0, 6))
  const counts = { matchCount: 60, toAnswerCount: 60 }
  const result = { ...run.result, ...counts, toAnswer: awards.slice(0, 6) }
  const answer = async (lists: object) => {
    await readAll()
    const all = { __typename: 'MatchResult', ...lists }
    return { matchRun: { __typename: 'MatchRun', id: run.id, result: all } }
  }
  fakeServer({
    ...matchingServer(run),
    MatchingLatest: () => ({ latestMatchRun: run }) as unknown as MatchingLatestQuery,
    RunOutcome: () => ({ matchRun: { ...run, result } }) as unknown as RunOutcomeQuery,
    MatchLists_Matches: () => answer({ matches: awards }),
    MatchLists_Open: () => answer({ toAnswer: awards.slice(0, 20), toCheck: [] }),
  })
}

it('leaves out reasons that the line about money already gives', async () => {
  const scholarship = { ...match.scholarship, amountLabel: 'Full tuition' }
  const reasons = ['Pays full tuition.', 'It names Physics.', 'It is open to Kenya.']
  const run = runWith([{ ...match, scholarship, reasons }])
  fakeServer({
    ...matchingServer(run),
    MatchingLatest: () => ({ latestMatchRun: run }) as unknown as MatchingLatestQuery,
  })
  await renderApp('/ai-matching')
  const matches = await screen.findByRole('region', { name: 'Matches' })
  await within(matches).findByText('Full tuition', { exact: false })
  expect(within(matches).queryByText('Pays full tuition.')).toBeNull()
  within(matches).getByText('It names Physics.')
  within(matches).getByText('It is open to Kenya.')
})

const keeps = /^We keep the best/
const more = { name: 'Show more matches' }

it('says how many matches are kept only when all are loaded, and then offers no more', async () => {
  const all = Promise.withResolvers<void>()
  serverWith(() => all.promise)
  const { user } = await renderApp('/ai-matching')
  const matches = await screen.findByRole('region', { name: 'Matches' })
  expect(within(matches).queryByText(keeps)).toBeNull()
  await user.click(within(matches).getByRole('button', more))
  expect(within(matches).queryByText(keeps)).toBeNull()
  all.resolve()
  expect((await within(matches).findByText(keeps)).textContent).toContain(
    'We keep the best 50 of these 60.',
  )
  expect(within(matches).queryByRole('button', more)).toBeNull()
})

it('loads more undecided awards separately from the matches', async () => {
  serverWith(() => Promise.resolve())
  const { user } = await renderApp('/ai-matching')
  const open = await screen.findByRole('region', { name: 'Answer a question first' })
  await user.click(within(open).getByText(/^Answer a question first/))
  await user.click(within(open).getByRole('button', more))
  expect((await within(open).findByText(keeps)).textContent).toContain(
    'We keep the best 20 of these 60.',
  )
  const matches = screen.getByRole('region', { name: 'Matches' })
  expect(within(matches).getByRole('button', more)).toBeTruthy()
})

it('says that more could not be loaded, and tries again', async () => {
  let isAway = true
  serverWith(async () => {
    if (isAway) throw new TypeError('away')
  })
  const { user } = await renderApp('/ai-matching')
  const matches = await screen.findByRole('region', { name: 'Matches' })
  await user.click(within(matches).getByRole('button', more))
  expect(await within(matches).findByText('Failed to load your matches')).toBeTruthy()
  expect(within(matches).queryByText(keeps)).toBeNull()
  isAway = false
  await user.click(within(matches).getByRole('button', { name: 'Try again' }))
  expect(await within(matches).findByText(keeps)).toBeTruthy()
})

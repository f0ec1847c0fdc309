import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { SharedMatchesPageQuery } from '#gql/graphql'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'
import { match, nobody, overMatch, runWith } from './matching-fixtures.ts'

describe('a private link', () => {
  it('shows the matches without loading the profile', async () => {
    let query = ''
    const { result, finishedAt } = runWith([match, overMatch])
    fakeServer({
      SessionViewer: nobody,
      SharedMatchesPage: () =>
        ({ sharedMatchRun: { finishedAt, result } }) as unknown as SharedMatchesPageQuery,
    })
    const fetchIt = fetch
    vi.stubGlobal('fetch', (url: string, init: { body: string }) => {
      if (init.body.includes('SharedMatchesPage')) query = init.body
      return fetchIt(url, init as RequestInit)
    })
    await renderApp('/ai-matching/shared/abc')
    const card = await screen.findByRole('article', { name: 'Wind Award' })
    expect(card.textContent).toContain('84% match')
    expect(card.textContent).not.toContain('Eligible')
    within(card).getByRole('link', { name: 'Save Wind Award' })
    const group = screen.getByRole('region', { name: 'Waiting for their next round' })
    const [over, ...others] = within(group).getAllByRole('article')
    expect(over?.textContent).toContain('Eligible by last round’s rules')
    expect(others).toEqual([])
    const figures = screen.getByRole('region', { name: 'Summary' }).textContent
    expect(figures).not.toMatch(/Answer a question|Check with/)
    expect(query).toContain('"token":"abc"')
    expect(query).not.toMatch(
      /profile|reasons|yours|explanation|competitiveness|notEligible/,
    )
  })

  it('that was withdrawn says so', async () => {
    fakeServer({
      SessionViewer: nobody,
      SharedMatchesPage: () => ({ sharedMatchRun: null }) satisfies SharedMatchesPageQuery,
    })
    await renderApp('/ai-matching/shared/withdrawn')
    expect(await screen.findByText('This link no longer works')).toBeTruthy()
  })
})

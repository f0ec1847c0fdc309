import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { comparedSlugs, setCompared } from '#features/scholarships/compare-list.ts'
import type { ComparePageQuery, SessionViewerQuery } from '#gql/graphql'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { renderApp } from '#testing/render-app.tsx'

beforeEach(async () => {
  await getApolloClient().clearStore()
  setCompared([])
})

function award(slug: string, facts: Record<string, unknown> = {}) {
  return {
    __typename: 'ScholarshipEdge',
    cursor: slug,
    node: {
      __typename: 'Scholarship',
      id: `id-${slug}`,
      slug,
      title: `The ${slug} award`,
      provider: 'Harbour Trust',
      status: 'PUBLISHED',
      closedReason: null,
      amountLabel: 'US$5,000 a year',
      degreeLevel: ['GRADUATE'],
      eligibleCountries: ['All countries'],
      fieldOfStudy: null,
      gpaRequirement: null,
      minToeflScore: null,
      minIeltsScore: null,
      minDuolingoScore: null,
      acceptsEnglishWaivers: null,
      englishWaiverConditions: null,
      conditions: [],
      requiresEssay: null,
      requiresNomination: null,
      isRenewable: null,
      estimatedTimeToApply: null,
      lastVerifiedAt: null,
      deadline: { __typename: 'ScholarshipDeadline', label: '1 Dec 2026' },
      university: null,
      provenance: {
        __typename: 'Provenance',
        source: 'A public list',
        year: 2025,
        confidence: null,
      },
      sourceUrl: null,
      eligibility: null,
      ...facts,
    },
  }
}

const server = (awards: readonly ReturnType<typeof award>[]) =>
  fakeServer({
    SessionViewer: () => ({ viewer: null }) satisfies SessionViewerQuery,
    ComparePage: ({ ids }) =>
      ({
        scholarships: {
          __typename: 'ScholarshipConnection',
          edges: awards.filter(({ node }) => (ids as string[]).includes(node.slug)),
        },
      }) as unknown as ComparePageQuery,
  })

describe('the comparison', () => {
  it('shows the scholarships in the address, and says in words which rows differ', async () => {
    server([award('a', { requiresEssay: true }), award('b', { requiresEssay: false })])
    const { user } = await renderApp('/compare?ids=b,a')
    const table = await screen.findByRole('table')
    const headings = within(table).getAllByRole('columnheader').slice(1)
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('The b award'),
      expect.stringContaining('The a award'),
    ])
    expect(within(table).getByRole('row', { name: /^Essay/ }).textContent).toBe(
      'EssayDiffersNoYes',
    )
    expect(within(table).getByRole('row', { name: /^Amount/ }).textContent).toContain(
      'Same',
    )
    await user.click(screen.getByRole('checkbox', { name: 'Show differences only' }))
    expect(within(table).queryByRole('row', { name: /^Amount/ })).toBeNull()
    expect(comparedSlugs()).toEqual(['b', 'a'])
  })

  it('removes a scholarship, and says when one is no longer listed', async () => {
    server([award('a')])
    const { user } = await renderApp('/compare?ids=a,gone')
    expect(await screen.findByText('One of them is no longer listed.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove The a award' }))
    await waitFor(() => expect(comparedSlugs()).toEqual(['gone']))
  })

  it('shows the student’s eligibility first if there is a profile', async () => {
    const eligibility = {
      __typename: 'Eligibility',
      verdict: 'ANSWER_QUESTIONS',
      awaits: null,
      label: 'Answer 2 questions',
    }
    server([award('a', { eligibility })])
    await renderApp('/compare?ids=a')
    const [, first] = await screen.findAllByRole('row')
    expect(first?.textContent).toBe('Your eligibilityAnswer 2 questions')
  })

  it('links to the search when nothing is chosen', async () => {
    server([])
    await renderApp('/compare')
    expect(await screen.findByText('Nothing to compare yet')).toBeTruthy()
  })

  it('reports a failure, and tries again', async () => {
    fakeServer({ SessionViewer: () => ({ viewer: null }) satisfies SessionViewerQuery })
    await renderApp('/compare?ids=a')
    expect(
      await screen.findByText('Failed to fetch the scholarships to compare'),
    ).toBeTruthy()
  })
})

import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { getApolloClient } from '#lib/apollo/apollo-client.ts'
import { fakeServer } from '#testing/fake-server.ts'
import { ShownEssay } from './shown-essay.tsx'

const version = (number: number) => ({
  id: `v${number}`,
  version: number,
  status: 'FAILED',
  submittedAt: '2026-11-20T12:00:00Z',
  overallScore: null,
})

/** A version whose review failed, one of `count` versions. */
function show(number: number, count: number, change: object = {}) {
  fakeServer({})
  const review = {
    ...version(number),
    essayType: 'PERSONAL_STATEMENT',
    content: 'I dig wells.',
    prompt: null,
    askedTopics: null,
    aiUse: null,
    failure: 'The text could not be read.',
    result: null,
    earlierPoints: [],
    mentorRequests: [],
    versions: Array.from({ length: count }, (_, index) => version(index + 1)),
    ...change,
  }
  render(
    <ApolloProvider client={getApolloClient()}>
      <MemoryRouter>
        <ShownEssay review={review as never} onChanged={() => undefined} />
      </MemoryRouter>
    </ApolloProvider>,
  )
}

it('offers to review the newest version again after a failure', () => {
  show(2, 2)
  expect(screen.getByRole('alert').textContent).toContain('The text could not be read.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('says that only the newest version can be reviewed again, without a button on older ones', () => {
  show(1, 2)
  expect(screen.getByRole('alert').textContent).toContain(
    'The text could not be read. Only the newest version can be reviewed again.',
  )
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('shows a warning about the scores only once', async () => {
  const warning = 'The same sentences occur again and again.'
  const result = { warning, summary: warning, madeBy: '', criteria: [], points: [] }
  show(1, 1, { status: 'COMPLETED', failure: null, overallScore: 3, result })
  expect(await screen.findAllByText(warning)).toHaveLength(1)
})

it('offers a mentor’s review below the result', async () => {
  const criterion = {
    code: 'length',
    label: 'Length',
    score: null,
    weight: 0,
    reason: 'Not scored: no limit is known.',
    isAskedFor: false,
  }
  const structure = {
    ...criterion,
    code: 'structure',
    label: 'Structure',
    score: 87,
    reason: '3 paragraphs.',
  }
  const result = {
    warning: null,
    summary: '87 of 100 by these rules.',
    madeBy: 'Computed by rules.',
    criteria: [criterion, structure],
    points: [],
  }
  show(1, 1, { status: 'COMPLETED', failure: null, overallScore: 87, result })
  await screen.findByRole('heading', { name: 'Read by a mentor' })
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings.slice(0, 3)).toEqual(['Your scores', 'Structure', 'Length'])
  expect(headings.indexOf('Read by a mentor')).toBeGreaterThan(
    headings.indexOf('Your text'),
  )
  expect(screen.getAllByText(/^Not scored/)).toHaveLength(1)
})

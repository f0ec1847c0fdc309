import { expect, it } from 'vitest'
import { parseInput } from '../parse-input.ts'
import { essayReviewRoutes } from './essay-reviews.routes.ts'

function faultsOf(status: unknown) {
  const route = essayReviewRoutes.find(({ method }) => method === 'POST')
  if (!route) throw new Error('no route submits an essay')
  const parsed = parseInput(route, { query: {}, body: { title: 'Why Ohio', status } })
  return parsed.ok ? [] : parsed.error.map(({ path }) => path)
}

it.each(['draft', 'Draft', 'completed'])(
  'rejects the status %s for a submitted essay',
  (status) => {
    expect(faultsOf(status)).toEqual([['status']])
  },
)

it.each(['pending', 'PENDING', '', null, undefined])(
  'accepts the status %j for a submitted essay',
  (status) => {
    expect(faultsOf(status)).toEqual([])
  },
)

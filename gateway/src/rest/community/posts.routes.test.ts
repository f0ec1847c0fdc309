import { expect, it } from 'vitest'
import { parseInput } from '../parse-input.ts'
import { postRoutes } from './posts.routes.ts'

const NOT_AN_INSTANT = {
  ok: false,
  error: [{ path: ['editedAt'], message: 'Please give `editedAt` as it was read' }],
}

/** What a change of a post asks the graph for, or the faults of the request. */
function changing(body: object) {
  const route = postRoutes.find(({ method }) => method === 'PATCH')
  if (!route) throw new Error('there is one')
  const parsed = parseInput(route, { query: {}, body })
  if (!parsed.ok) return parsed
  const address = { path: '/api/posts/p', search: new URLSearchParams() }
  return route.variables?.({ ...parsed.value, params: { id: 'p' }, address } as never)
}

it.each([
  ['nothing where a client does not say it', {}, { id: 'p' }],
  ['that the post had not been edited', { editedAt: null }, { id: 'p', editedAt: null }],
  [
    'when it had been, in UTC',
    { editedAt: '2026-11-23T10:00:00+01:00' },
    { id: 'p', editedAt: '2026-11-23T09:00:00.000Z' },
  ],
])('a change passes on which text was edited: %s', (_what, body, input) => {
  expect(changing(body)).toStrictEqual({ input })
})

it('refuses what is no instant', () => {
  for (const editedAt of ['', 'yesterday', 3])
    expect(changing({ editedAt })).toEqual(NOT_AN_INSTANT)
})

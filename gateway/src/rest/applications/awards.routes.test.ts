import { expect, it } from 'vitest'
import { awardRoutes } from './awards.routes.ts'

const money = { amount: '250.00', currency: 'USD' }
const offer = (state: string) => ({
  id: state,
  scholarship: { id: 's' },
  amount: money,
  state,
  instalments: [{ id: 'i', amount: money }],
})

it('lists awards with withdrawn offers, but no applications without an offer', () => {
  const [route] = awardRoutes
  if (!route) throw new Error('there is one')
  const nodes = [
    { offer: offer('WITHDRAWN') },
    { offer: null },
    { offer: offer('ACCEPTED') },
  ]
  const applications = {
    pageInfo: { hasNextPage: true, endCursor: 'c' },
    edges: nodes.map((node) => ({ node })),
  }
  const address = { path: '/api/awards', search: new URLSearchParams() }
  const input = { params: {}, query: {}, body: undefined, address } as never
  expect(route.operation).not.toContain('states')
  const { body, headers } = route.answer({ applications }, input)
  expect(body).toMatchObject([
    { id: 'WITHDRAWN', status: 'withdrawn', amount: '250.00', currency: 'USD' },
    { id: 'ACCEPTED', status: 'accepted' },
  ])
  expect(headers).toEqual({
    link: '</api/awards?limit=500&cursor=c>; rel="next"',
  })
})

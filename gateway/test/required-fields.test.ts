import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Site, startSite } from './_gateway.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({
    answers: {
      'Query.donorMetrics': () => ({
        organizationId: 'org-1',
        insights: [
          { id: 'one', key: 'waiting', text: '7 of 20 wait.' },
          { id: 'two', key: 'top-country', text: 'At least 10 of 20.' },
        ],
      }),
      'DonorInsight.wording': (_args, _context, { text }) => ({
        isAwaited: false,
        text: `In other words: ${String(text)}`,
        by: 'A model',
      }),
    },
  })
})
afterAll(() => site.stop())

it('a field that requires another service’s value gets it, whether or not the query asks for that value', async () => {
  const { body } = await site.call('POST', '/graphql', {
    session: 'a-donor',
    body: {
      query:
        '{ donorMetrics(organizationId: "org-1") { insights { key wording { isAwaited text by } } } }',
    },
  })
  expect(body).toEqual({
    data: {
      donorMetrics: {
        insights: [
          { key: 'waiting', wording: worded('7 of 20 wait.') },
          { key: 'top-country', wording: worded('At least 10 of 20.') },
        ],
      },
    },
  })
})

const worded = (text: string) => ({
  isAwaited: false,
  text: `In other words: ${text}`,
  by: 'A model',
})

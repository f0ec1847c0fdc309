import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { createSubscriptionReader } from './read-subscription.ts'

const schema = buildSchema(`
  type Query { scholarshipStats: Stats! }
  type Subscription { scholarshipStats: Stats! }
  type Stats { totalCount: Int! }
`)

it('limits the total size of remembered documents, because clients can send new ones forever', () => {
  const { knows, read } = createSubscriptionReader(schema)
  const filling = `# ${'x'.repeat(10_000)}`
  const documents = Array.from(
    { length: 60 },
    (_, at) => `subscription S${at} { scholarshipStats { totalCount } } ${filling}`,
  )
  for (const query of documents) expect(read({ query }).ok).toBe(true)
  const kept = documents.filter((query) => knows(query))
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.length).toBeLessThan(30)
})

it('ignores undeclared variables, which would keep the state from being shared', () => {
  const { read } = createSubscriptionReader(schema)
  const query =
    'subscription ($all: Boolean = true) { scholarshipStats { totalCount @include(if: $all) } }'
  const found = read({ query, variables: { all: true, mark: 'only mine' } })
  expect(found.ok && found.value.variables).toEqual({ all: true })
})

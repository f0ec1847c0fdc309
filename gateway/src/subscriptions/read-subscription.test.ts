import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { createSubscriptionReader } from './read-subscription.ts'

const schema = buildSchema(`
  type Query { scholarshipStats: Stats! }
  type Subscription { scholarshipStats: Stats! }
  type Stats { totalCount: Int! }
`)

it('leaves out variables that the operation does not declare: they would make a state nobody shares', () => {
  const { read } = createSubscriptionReader(schema)
  const query =
    'subscription ($all: Boolean = true) { scholarshipStats { totalCount @include(if: $all) } }'
  const found = read({ query, variables: { all: true, mark: 'only mine' } })
  expect(found.ok && found.value.variables).toEqual({ all: true })
})

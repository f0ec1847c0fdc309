import { tooManyRequests } from '@landfall/kit/core/problems'
import { type Result, err } from '@landfall/kit/core/result'
import type { GraphQLError, GraphQLSchema } from 'graphql'
import type { Asker, RequestBudget } from '../graphql/request-budget.ts'
import { refusal } from './live-problems.ts'
import {
  type Subscription,
  type SubscriptionRequest,
  createSubscriptionReader,
} from './read-subscription.ts'

type Read = Result<Subscription, readonly GraphQLError[]>

/**
 * Reads a subscription, paid from the same budget as the caller's queries: a new document is checked
 * once and planned once, and each opened subscription is answered at once. Later answers are not
 * charged.
 */
export function createPaidReader(
  schema: GraphQLSchema,
  budget: Pick<RequestBudget, 'admitNew' | 'spend'>,
): (asker: Asker, request: SubscriptionRequest) => Promise<Read> {
  const { knows, read } = createSubscriptionReader(schema)
  return async (asker, request) => {
    const admit = async () => (isNew ? budget.admitNew(asker) : null)
    const isNew = !knows(request.query)
    const untilCheck = await admit()
    if (untilCheck !== null) return overBudget(untilCheck)
    const found = read(request)
    if (!found.ok) return found
    const untilRun = (await admit()) ?? (await budget.spend(asker, found.value.cost))
    return untilRun === null ? found : overBudget(untilRun)
  }
}

function overBudget(retryAfterSeconds: number): Read {
  const message = 'That was a lot at once. Please try again in a moment.'
  return err([refusal(tooManyRequests(retryAfterSeconds, message))])
}

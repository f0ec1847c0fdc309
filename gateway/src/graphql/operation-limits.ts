import type { ApolloServerPlugin } from '@apollo/server'
import { GraphQLError } from 'graphql'
import { fragmentsOf } from '../executor/fragments-of.ts'
import type { RequestContext } from '../subgraphs/request-context.ts'
import { operationTooLarge, tooManyRequests } from './graphql-refusals.ts'
import { measureOperation } from './measure-operation.ts'
import { refuseForPartner } from './partner-fields.ts'
import type { Balance, RequestBudget } from './request-budget.ts'
import { faultOf } from './size-limits.ts'

/**
 * Refuses operations beyond the limits, and those of a caller who has used up the budget. The
 * facade's own documents are trusted: its pages are longer.
 */
export function operationLimits(budget: RequestBudget): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      let cost: ({ requested: number } & Balance) | null = null
      return {
        async didResolveOperation({ contextValue, document, operation, request, schema }) {
          if (operation?.operation === 'subscription') throw notHere()
          if (contextValue.isTrustedDocument || !operation) return
          const fragments = fragmentsOf(document)
          const size = measureOperation(
            schema,
            operation,
            fragments,
            request.variables ?? {},
          )
          const { caller, isMetered } = contextValue
          const reportCost = () => {
            const balance = isMetered ? budget.balanceOf(caller) : null
            cost = balance && { requested: Math.max(1, size.cost), ...balance }
          }
          reportCost()
          const fault = faultOf(size)
          if (fault) throw operationTooLarge(fault)
          if (!isMetered) return
          const refusal = caller.partner && refuseForPartner(operation, fragments)
          if (refusal) throw refusal
          const wait = await budget.spend(caller, size.cost)
          reportCost()
          if (wait !== null) throw tooManyRequests(wait)
        },
        /** A partner sees the operation's cost and the remaining balance, even if it is refused. */
        async willSendResponse({ response }) {
          if (cost === null || response.body.kind !== 'single') return
          const { singleResult } = response.body
          singleResult.extensions = { ...singleResult.extensions, cost }
        },
      }
    },
  }
}

function notHere() {
  const message =
    'Subscribe over a WebSocket (graphql-transport-ws), or with "accept: text/event-stream"'
  const extensions = { code: 'SUBSCRIPTION_TRANSPORT', http: { status: 400 } }
  return new GraphQLError(message, { extensions })
}

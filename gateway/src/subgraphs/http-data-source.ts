import type { GraphQLDataSource } from '@apollo/gateway'
import {
  decodeEffects,
  effectsHeader,
  mergeEffects,
} from '@landfall/kit/identity/response-effects'
import { type IdentitySigner, identityHeader } from '@landfall/kit/identity/identity-token'
import type { SubgraphClient } from './subgraph-client.ts'
import type { RequestContext } from './request-context.ts'
import { subgraphUnavailable } from './service-unavailable.ts'

type Processed = Awaited<ReturnType<GraphQLDataSource['process']>>

/**
 * A subgraph over HTTP: one pooled request with a constant set of headers, no fetch objects.
 * The caller's identity is signed once per request and audience.
 */
export function createHttpDataSource(o: {
  name: string
  client: Pick<SubgraphClient, 'post'>
  signer: IdentitySigner
}): GraphQLDataSource<RequestContext> {
  return {
    async process(options) {
      const { query, variables, operationName } = options.request
      const context = options.context as RequestContext
      const reply = await o.client.post({
        path: '/graphql',
        headers: { [identityHeader]: await signatureFor(o, context) },
        body: JSON.stringify({ query, variables, operationName }),
        deadline: context.deadline,
        isRepeatable: !isMutation(query),
      })
      if (!reply.ok) throw subgraphUnavailable(reply.error)
      if (!isGraphqlResult(reply.value.body)) {
        throw subgraphUnavailable(new Error(`${o.name} answered without data or errors`))
      }
      mergeEffects(context.effects, decodeEffects(reply.value.headers[effectsHeader]))
      return reply.value.body as Processed
    },
  }
}

/** When a whole request is refused, for example because it is too large, the answer is JSON of another shape. */
function isGraphqlResult(body: unknown): boolean {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body)
}

function signatureFor(
  o: { name: string; signer: IdentitySigner },
  { signatures, caller }: RequestContext,
): Promise<string> {
  const known = signatures.get(o.name)
  if (known) return known
  const signature = o.signer.sign(caller, o.name)
  signatures.set(o.name, signature)
  return signature
}

// The planner prints one operation per fetch and begins it with its kind.
function isMutation(query: string | undefined): boolean {
  return query?.startsWith('mutation') ?? false
}

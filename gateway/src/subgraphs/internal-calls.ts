import { randomUUID } from 'node:crypto'
import { type Result, err, ok } from '@landfall/kit/core/result'
import { currentRequestId } from '@landfall/kit/observability/tracing'
import type { ServiceApp } from '@landfall/kit/service/server'
import { type IdentitySigner, identityHeader } from '@landfall/kit/identity/identity-token'
import type { Caller } from '@landfall/kit/identity/viewer'
import type { SubgraphClient } from './subgraph-client.ts'

/** Calls a service's internal route by name; fails when the service is down. */
export type InternalCall = (route: string, body: unknown) => Promise<Result<unknown, Error>>

const CALL_DEADLINE_MS = 5_000

export function callOverHttp(o: {
  audience: string
  client: SubgraphClient
  signer: IdentitySigner
}): InternalCall {
  return async (route, body) => {
    const reply = await o.client.post({
      path: `/internal/${route}`,
      headers: { [identityHeader]: await o.signer.sign(gatewayItself(), o.audience) },
      body: JSON.stringify(body),
      deadline: performance.now() + CALL_DEADLINE_MS,
      isRepeatable: true,
      isInternal: true,
    })
    return reply.ok ? ok(reply.value.body) : reply
  }
}

export function callInProcess(app: ServiceApp): InternalCall {
  return async (route, body) => {
    const handler = app.internalRoutes[route]
    if (!handler) return err(new Error(`${app.name} has no internal route ${route}`))
    try {
      return ok(await handler({ caller: gatewayItself(), body, log: app.subgraph.log }))
    } catch (error) {
      return err(error instanceof Error ? error : new Error(String(error)))
    }
  }
}

function gatewayItself(): Caller {
  return {
    viewer: { kind: 'visitor' },
    // On behalf of somebody's request, or of none.
    requestId: currentRequestId() ?? randomUUID(),
    channel: 'internal',
    client: { address: '', userAgent: null, deviceId: null, visitorToken: null },
    idempotencyKey: null,
  }
}

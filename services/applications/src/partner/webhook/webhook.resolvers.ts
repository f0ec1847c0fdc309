import { throwProblem, type Problem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import { asAdmin } from '@landfall/kit/identity/admin-policy'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import {
  createWebhookInput,
  disableWebhookAsAdminInput,
  redeliverInput,
  updateWebhookInput,
  webhookIdInput,
} from './webhook.input.ts'
import { asWebhookOwner, asWebhookReader, type WebhookOwner } from './webhook.policy.ts'
import type { NewWebhook } from './save-webhooks.ts'
import type { WebhookDelivery, WebhookEndpoint } from './webhook.ts'

type Input = { input: { organizationId: string } & Record<string, unknown> }
type PageArgs = { first?: number | null; after?: string | null }

const position = z.strictObject({ createdAt: z.coerce.date(), id: z.uuid() })

export const webhookQueries = {
  async webhookEndpoints(
    _root: unknown,
    { organizationId, id }: { organizationId: string; id?: string | null },
    { viewer, useCases }: Context,
  ) {
    const reader = asWebhookReader(viewer, organizationId)
    if (!reader.ok) return throwProblem(reader.error)
    const all = await useCases.listWebhooks(reader.value)
    return all.filter((one) => id == null || one.id === id).map(presentEndpoint)
  },
}

/** A mutation by an owner: who it is, what was given, what is done, how it is answered. */
function byOwner<S extends z.ZodType, T>(
  schemaFor: (context: Context) => S,
  run: (
    context: Context,
    owner: WebhookOwner,
    given: z.output<S>,
  ) => Promise<Result<T, Problem>>,
  present: (value: T) => object,
) {
  return async (_root: unknown, { input }: Input, context: Context) => {
    const owner = asWebhookOwner(context.viewer, input.organizationId)
    if (!owner.ok) return owner.error
    const parsed = parseInput(schemaFor(context), input)
    if (!parsed.ok) return parsed.error
    const result = await run(context, owner.value, parsed.value)
    return result.ok ? present(result.value) : result.error
  }
}

const presentNew = ({ endpoint, secret }: NewWebhook) => ({
  __typename: 'WebhookEndpointCreated',
  endpoint: presentEndpoint(endpoint),
  secret,
})

export const webhookMutations = {
  createWebhookEndpoint: byOwner(
    ({ useCases }) => createWebhookInput(useCases.allowsHttpWebhooks),
    ({ useCases }, owner, given) => useCases.createWebhook(owner, given),
    presentNew,
  ),
  updateWebhookEndpoint: byOwner(
    ({ useCases }) => updateWebhookInput(useCases.allowsHttpWebhooks),
    ({ useCases }, owner, given) => useCases.updateWebhook(owner, given),
    presentUpdated,
  ),
  async disableWebhookAsAdmin(_root: unknown, { input }: Input, context: Context) {
    const admin = asAdmin(context.viewer)
    if (!admin.ok) return admin.error
    const parsed = parseInput(disableWebhookAsAdminInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.disableWebhookAsAdmin(admin.value, parsed.value)
    return result.ok ? presentUpdated(result.value) : result.error
  },
  rotateWebhookSecret: byOwner(
    () => webhookIdInput,
    ({ useCases }, owner, given) => useCases.rotateWebhookSecret(owner, given),
    presentNew,
  ),
  removeWebhookEndpoint: byOwner(
    () => webhookIdInput,
    ({ useCases }, owner, given) => useCases.removeWebhook(owner, given),
    (id) => ({ __typename: 'WebhookEndpointRemoved', id }),
  ),
  sendTestApplication: byOwner(
    () => webhookIdInput,
    ({ useCases }, owner, given) => useCases.sendTestApplication(owner, given),
    (delivery) => ({
      __typename: 'TestApplicationSent',
      delivery: presentDelivery(delivery),
    }),
  ),
  redeliverWebhook: byOwner(
    () => redeliverInput,
    ({ useCases }, owner, given) => useCases.redeliver(owner, given),
    (delivery) => ({
      __typename: 'WebhookRedelivered',
      delivery: presentDelivery(delivery),
    }),
  ),
}

export const webhookEndpointFields = {
  async deliveries(endpoint: { id: string }, args: PageArgs, context: Context) {
    const { first, after } = parsePage(context.caller, args, position)
    const page = await context.useCases.listDeliveries(endpoint, { first, after })
    return connectionOf({
      ...page,
      node: presentDelivery,
      positionOf: ({ createdAt, id }) => ({ createdAt, id }),
      hasPreviousPage: after !== null,
    })
  },
}

function presentUpdated(endpoint: WebhookEndpoint) {
  return { __typename: 'WebhookEndpointUpdated', endpoint: presentEndpoint(endpoint) }
}

function presentEndpoint(endpoint: WebhookEndpoint) {
  const { id, url, events, failingSince, createdAt, disabledAt, disabledReason } = endpoint
  return {
    id,
    url,
    events,
    failingSince,
    createdAt,
    state: disabledAt === null ? 'ENABLED' : 'DISABLED',
    disabledReason: disabledReason && disabledReason.toUpperCase(),
  }
}

function presentDelivery(delivery: WebhookDelivery) {
  const { message, state, round: _round, endpointId: _endpointId, ...rest } = delivery
  const body = JSON.stringify(message)
  return { ...rest, event: message.type, state: state.toUpperCase(), body }
}

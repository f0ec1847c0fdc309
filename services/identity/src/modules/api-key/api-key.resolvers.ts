import { isUuid } from '@landfall/kit/core/ids'
import { notFound, type Problem, throwProblem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import { answer } from '../../answer.ts'
import type { Context } from '../../context.ts'
import { asAdmin } from '../account/account.policy.ts'
import { managerOf } from '../organization/organization.resolvers.ts'
import { presentOrganization } from '../organization/organization.present.ts'
import type { ApiKey } from './api-key.ts'
import {
  createApiKeyInput,
  revokeApiKeyInput,
  revokeKeyAsAdminInput,
  rotateApiKeyInput,
} from './api-key.input.ts'
import type { NewApiKey } from './save-api-key.ts'

type Input = { input: { organizationId: string } & Record<string, unknown> }
type PageArgs = { organizationId: string; first?: number | null; after?: string | null }

const position = z.strictObject({ id: z.uuid() })

export const apiKeyQueries = {
  async apiKeys(_root: unknown, args: PageArgs, context: Context) {
    const reader = await readerOf(context, args.organizationId)
    if (!reader.ok) return throwProblem(reader.error)
    const { first, after } = parsePage(context.caller, args, position)
    const query = { first, after: after?.id ?? null }
    const page = await context.useCases.apiKeysOf(reader.value, query)
    return connectionOf({
      ...page,
      node: presentKey,
      positionOf: ({ id }) => ({ id }),
      hasPreviousPage: after !== null,
    })
  },

  partner: (_root: unknown, _args: unknown, { caller }: Context) =>
    caller.partner ? { organizationId: caller.partner.organizationId } : null,
}

/** Owners read the keys of their organization, admins those of any. */
async function readerOf(
  context: Context,
  organizationId: string,
): Promise<Result<{ organizationId: string }, Problem>> {
  if (asAdmin(context.caller).ok)
    return isUuid(organizationId) ? ok({ organizationId }) : err(notFound('organization'))
  const manager = await managerOf(context, organizationId)
  if (!manager.ok || manager.value.role !== null) return manager
  return err(notFound('organization'))
}

export const apiKeyMutations = {
  async createApiKey(_root: unknown, { input }: Input, context: Context) {
    const manager = await managerOf(context, input.organizationId)
    if (!manager.ok) return manager.error
    const parsed = parseInput(createApiKeyInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.createApiKey(manager.value, parsed.value)
    return answer(context, result, presentNew)
  },

  async rotateApiKey(_root: unknown, { input }: Input, context: Context) {
    const manager = await managerOf(context, input.organizationId)
    if (!manager.ok) return manager.error
    const parsed = parseInput(rotateApiKeyInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.rotateApiKey(manager.value, parsed.value)
    return answer(context, result, presentNew)
  },

  async revokeApiKey(_root: unknown, { input }: Input, context: Context) {
    const manager = await managerOf(context, input.organizationId)
    if (!manager.ok) return manager.error
    const parsed = parseInput(revokeApiKeyInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.revokeApiKey(manager.value, parsed.value)
    return answer(context, result, presentRevoked)
  },

  async revokeApiKeyAsAdmin(_root: unknown, { input }: Input, context: Context) {
    const admin = asAdmin(context.caller)
    if (!admin.ok) return admin.error
    const parsed = parseInput(revokeKeyAsAdminInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.revokeKeyAsAdmin(admin.value, parsed.value)
    return answer(context, result, presentRevoked)
  },
}

type PartnerParent = { organizationId: string }

/** A key opens its own organization only, whichever one a plan names. */
export const partnerFields = {
  __resolveReference: ({ organizationId }: PartnerParent, { caller }: Context) =>
    caller.partner?.organizationId === organizationId ? { organizationId } : null,

  async organization(
    { organizationId }: PartnerParent,
    _args: unknown,
    { loaders, viewer }: Context,
  ) {
    const organization = await loaders.organization.load(organizationId)
    return organization && presentOrganization(organization, viewer)
  },

  async apiKey(_partner: PartnerParent, _args: unknown, { caller, useCases }: Context) {
    const key = caller.partner && (await useCases.apiKeyOf(caller.partner))
    return key && presentKey(key)
  },
}

function presentNew({ key, text }: NewApiKey) {
  return { __typename: 'ApiKeyCreated', apiKey: presentKey(key), secret: text }
}

function presentRevoked(key: ApiKey) {
  return { __typename: 'ApiKeyRevoked', apiKey: presentKey(key) }
}

function presentKey(key: ApiKey) {
  const scopes = key.scopes.map((scope) => scope.toUpperCase().replace(':', '_'))
  return { ...key, scopes }
}

export const apiKeyFields = {
  state: (key: ApiKey, _args: unknown, { useCases }: Context) => useCases.apiKeyState(key),
}

import { isUuid } from '@landfall/kit/core/ids'
import type { Result } from '@landfall/kit/core/result'
import { enumInput } from '@landfall/kit/graphql/arguments'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { throwProblem, type Forbidden, type NotSignedIn } from '@landfall/kit/core/problems'
import { z } from 'zod'
import { answer } from '../../answer.ts'
import type { Context } from '../../context.ts'
import { parseInput, parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { asAdmin, asSignedIn } from '../account/account.policy.ts'
import { presentUser, type UserParent } from '../account/account.present.ts'
import {
  acceptInvitationInput,
  cancelInvitationInput,
  changeMemberRoleInput,
  confirmDomainCodeInput,
  createOrganizationInput,
  decideVerificationInput,
  inviteMemberInput,
  removeMemberInput,
  requestDomainCodeInput,
  updateOrganizationInput,
} from './organization.input.ts'
import {
  asFounder,
  asManager,
  asRemover,
  maySeeOrganization,
  type MemberActor,
} from './organization.policy.ts'
import {
  presentInside,
  presentInvitation,
  presentOrganization,
  type OrganizationParent,
} from './organization.present.ts'
import { VERIFICATIONS, type Organization } from './organization.ts'

type Input<Fields = object> = { input: Fields & Record<string, unknown> }
type QueueArgs = { status?: string | null; first?: number | null; after?: string | null }

const queueArguments = z.object({
  status: enumInput(VERIFICATIONS)
    .nullish()
    .transform((status) => status ?? 'pending'),
})
const queuePosition = z.strictObject({ requestedAt: z.coerce.date(), id: z.uuid() })

export const organizationQueries = {
  organization: (_root: unknown, { id }: { id: string }, context: Context) =>
    readVisible(id, context),

  async organizationInvitations(
    _root: unknown,
    { organizationId }: MemberRef,
    context: Context,
  ) {
    const manager = await managerOf(context, organizationId)
    if (!manager.ok) return throwProblem(manager.error)
    const found = await context.useCases.openInvitations(manager.value)
    return found.ok ? found.value.map(presentInvitation) : throwProblem(found.error)
  },

  async organizationsToVerify(_root: unknown, args: QueueArgs, context: Context) {
    const admin = asAdmin(context.caller)
    if (!admin.ok) return throwProblem(admin.error)
    const { first, after } = parsePage(context.caller, args, queuePosition)
    const { status: verification } = parseOrThrow(queueArguments, args)
    const page = await context.useCases.organizationsToVerify(admin.value, {
      verification,
      first,
      after,
    })
    return connectionOf({
      items: page.records,
      node: presentInside,
      positionOf: ({ requestedAt, id }) => ({ requestedAt, id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },
}

export const organizationMutations = {
  async createOrganization(_root: unknown, { input }: Input, context: Context) {
    const founder = asFounder(context.caller)
    if (!founder.ok) return founder.error
    const parsed = parseInput(createOrganizationInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.createOrganization(founder.value, parsed.value)
    return answer(context, result, success)
  },

  async updateOrganization(
    _root: unknown,
    { input }: Input<{ id: string }>,
    context: Context,
  ) {
    const manager = await managerOf(context, input.id)
    if (!manager.ok) return manager.error
    const parsed = parseInput(updateOrganizationInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.updateOrganization(manager.value, parsed.value)
    return answer(context, result, success)
  },

  async inviteMember(_root: unknown, { input }: Input<MemberRef>, context: Context) {
    const manager = await managerOf(context, input.organizationId)
    if (!manager.ok) return manager.error
    const parsed = parseInput(inviteMemberInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.inviteMember(manager.value, parsed.value)
    return answer(context, result, () => ({
      __typename: 'MailRequestAccepted',
      message: 'The invitation is on its way.',
    }))
  },

  async acceptInvitation(_root: unknown, { input }: Input, context: Context) {
    const actor = asSignedIn(context.caller)
    if (!actor.ok) return actor.error
    const parsed = parseInput(acceptInvitationInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.acceptInvitation(actor.value, parsed.value)
    return answer(context, result, success)
  },

  async cancelInvitation(_root: unknown, { input }: Input<MemberRef>, context: Context) {
    const manager = await managerOf(context, input.organizationId)
    if (!manager.ok) return manager.error
    const parsed = parseInput(cancelInvitationInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.cancelInvitation(manager.value, parsed.value)
    return answer(context, result, (invitation) => ({
      __typename: 'CancelInvitationSuccess',
      invitation: presentInvitation(invitation),
    }))
  },

  async changeMemberRole(_root: unknown, { input }: Input<MemberRef>, context: Context) {
    const manager = await managerOf(context, input.organizationId)
    if (!manager.ok) return manager.error
    const parsed = parseInput(changeMemberRoleInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.changeMemberRole(manager.value, parsed.value)
    return answer(context, result, success)
  },

  async removeMember(_root: unknown, { input }: Input<MemberRef>, context: Context) {
    const actor = asSignedIn(context.caller)
    if (!actor.ok) return actor.error
    const parsed = parseInput(removeMemberInput, input)
    if (!parsed.ok) return parsed.error
    const { organizationId } = input
    const member = await context.useCases.findAsMember(actor.value, organizationId)
    const remover = asRemover(member, parsed.value.userId)
    if (!remover.ok) return remover.error
    const result = await context.useCases.removeMember(remover.value, parsed.value)
    return answer(context, result, success)
  },

  async requestDomainCode(_root: unknown, { input }: Input<MemberRef>, context: Context) {
    const manager = await managerOf(context, input.organizationId)
    if (!manager.ok) return manager.error
    const parsed = parseInput(requestDomainCodeInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.requestDomainCode(manager.value, parsed.value)
    return answer(context, result, () => ({
      __typename: 'MailRequestAccepted',
      message: 'The code is on its way.',
    }))
  },

  async confirmDomainCode(_root: unknown, { input }: Input<MemberRef>, context: Context) {
    const manager = await managerOf(context, input.organizationId)
    if (!manager.ok) return manager.error
    const parsed = parseInput(confirmDomainCodeInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.confirmDomainCode(manager.value, parsed.value)
    return answer(context, result, success)
  },

  async decideVerification(_root: unknown, { input }: Input, context: Context) {
    const admin = asAdmin(context.caller)
    if (!admin.ok) return admin.error
    const parsed = parseInput(decideVerificationInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.decideVerification(admin.value, parsed.value)
    return answer(context, result, success)
  },
}
type MemberRef = { organizationId: string }

/** Owners' actions need their current role, before anything else is checked. */
export async function managerOf(
  { caller, useCases }: Context,
  organizationId: string,
): Promise<Result<MemberActor, NotSignedIn | Forbidden>> {
  const actor = asSignedIn(caller)
  if (!actor.ok) return actor
  return asManager(await useCases.findAsMember(actor.value, organizationId))
}

export const organizationFields = {
  __resolveReference: ({ id }: { id: string }, context: Context) =>
    readVisible(id, context),

  async members({ id, isInside }: OrganizationParent, _args: unknown, context: Context) {
    if (!isInside) return null
    const members = await context.loaders.members.load(id)
    const accounts = await context.loaders.account.loadMany(members.map((m) => m.userId))
    return members.flatMap(({ role, joinedAt }, index) => {
      const account = accounts[index]
      if (!account || account instanceof Error) return []
      const user = presentUser(account, context.viewer)
      return [{ user, role: role.toUpperCase(), joinedAt }]
    })
  },
}

/** Fields about organizations that are added to User. */
export const userMembershipFields = {
  async memberships({ id, isInside }: UserParent, _args: unknown, context: Context) {
    if (!isInside) return null
    const memberships = await context.useCases.membershipsOf(id)
    const ids = memberships.map(({ organizationId }) => organizationId)
    const organizations = await context.loaders.organization.loadMany(ids)
    return memberships.flatMap(({ role }, index) => {
      const organization = organizations[index]
      if (!organization || organization instanceof Error) return []
      return [{ organization: presentInside(organization), role: role.toUpperCase() }]
    })
  },
}

const success = (organization: Organization) => ({
  __typename: 'OrganizationSuccess',
  organization: presentInside(organization),
})

async function readVisible(id: string, { loaders, viewer }: Context) {
  const found = isUuid(id) ? await loaders.organization.load(id) : null
  if (!found || !maySeeOrganization(viewer, found)) return null
  return presentOrganization(found, viewer)
}

import { isUuid } from '@landfall/kit/core/ids'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { throwProblem } from '@landfall/kit/core/problems'
import type { Viewer } from '@landfall/kit/identity/viewer'
import { countryName } from '@landfall/reference/countries'
import { z } from 'zod'
import { answer } from '../../answer.ts'
import type { Context } from '../../context.ts'
import { presentUser, type UserParent } from '../account/account.resolvers.ts'
import { maySeeInside, maySeeOrganization } from './organization.policy.ts'
import type { Organization, Verification } from './organization.ts'

type Input<Fields = object> = { input: Fields & Record<string, unknown> }
type QueueArgs = { status?: string | null; first?: number | null; after?: string | null }

const queuePosition = z.strictObject({ requestedAt: z.coerce.date(), id: z.uuid() })

export const organizationQueries = {
  organization: (_root: unknown, { id }: { id: string }, context: Context) =>
    readVisible(id, context),

  async organizationsToVerify(_root: unknown, args: QueueArgs, context: Context) {
    const { first, after } = parsePage(context.caller, args, queuePosition)
    const verification = (args.status ?? 'PENDING').toLowerCase() as Verification
    const page = await context.useCases.organizationsToVerify(context.viewer, {
      verification,
      first,
      after,
    })
    if (!page.ok) return throwProblem(page.error)
    return connectionOf({
      items: page.value.records,
      node: presentInside,
      positionOf: ({ requestedAt, id }) => ({ requestedAt, id }),
      hasNextPage: page.value.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.value.totalCount,
    })
  },
}

export const organizationMutations = {
  async createOrganization(_root: unknown, { input }: Input, context: Context) {
    const result = await context.useCases.createOrganization(context.caller, input)
    return answer(context, result, success)
  },

  async updateOrganization(
    _root: unknown,
    { input }: Input<{ id: string }>,
    context: Context,
  ) {
    const result = await context.useCases.updateOrganization(context.caller, input)
    return answer(context, result, success)
  },

  async inviteMember(
    _root: unknown,
    { input }: Input<{ organizationId: string }>,
    context: Context,
  ) {
    const result = await context.useCases.inviteMember(context.caller, input)
    return answer(context, result, () => ({
      __typename: 'MailRequestAccepted',
      message: 'The invitation is on its way.',
    }))
  },

  async acceptInvitation(_root: unknown, { input }: Input, context: Context) {
    const result = await context.useCases.acceptInvitation(context.caller, input)
    return answer(context, result, success)
  },

  async changeMemberRole(_root: unknown, { input }: Input<MemberRef>, context: Context) {
    const result = await context.useCases.changeMemberRole(context.caller, input)
    return answer(context, result, success)
  },

  async removeMember(_root: unknown, { input }: Input<MemberRef>, context: Context) {
    const result = await context.useCases.removeMember(context.caller, input)
    return answer(context, result, success)
  },

  async decideVerification(
    _root: unknown,
    { input }: Input<{ organizationId: string }>,
    context: Context,
  ) {
    const result = await context.useCases.decideVerification(context.caller, input)
    return answer(context, result, success)
  },
}
type MemberRef = { organizationId: string; userId: string }

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

/** What the account module's User tells about organisations. */
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

type OrganizationParent = ReturnType<typeof presentInside>

/** As its members and admins see it. */
function presentInside(organization: Organization) {
  const { kind, verification, country } = organization
  return {
    ...organization,
    kind: kind.toUpperCase(),
    verification: verification.toUpperCase(),
    countryName: country && countryName(country),
    isInside: true,
  }
}

function presentOrganization(
  organization: Organization,
  viewer: Viewer,
): OrganizationParent {
  const seen = presentInside(organization)
  if (maySeeInside(viewer, organization.id)) return seen
  return { ...seen, isInside: false, declineReason: null }
}

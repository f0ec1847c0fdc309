import { throwProblem } from '@landfall/kit/core/problems'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { statesArguments } from '../../application/application/application.input.ts'
import { presentSubmission } from '../../application/submission/submission.present.ts'
import {
  type PresentedForPartner,
  presentForPartner,
} from './partner-application.present.ts'
import { asPartner, type PartnerRef } from './partner.policy.ts'

const position = z.strictObject({ submittedAt: z.coerce.date(), id: z.uuid() })

type PartnerParent = { organizationId: string }
type PageArgs = {
  programId?: string | null
  states?: readonly string[] | null
  first?: number | null
  after?: string | null
}

export const partnerFields = {
  __resolveReference: ({ organizationId }: PartnerParent, { caller }: Context) =>
    caller.partner?.organizationId === organizationId ? { organizationId } : null,

  async applications(parent: PartnerParent, args: PageArgs, context: Context) {
    const partner = partnerOrThrow(parent, context)
    const { first, after } = parsePage(context.caller, args, position)
    const { states } = parseOrThrow(statesArguments, args)
    const query = { programId: args.programId ?? null, states, first, after }
    const page = await context.useCases.listForPartner(partner, query)
    return connectionOf({
      items: page.records,
      node: presentForPartner,
      positionOf: ({ submittedAt, id }) => ({ submittedAt, id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },

  async application(parent: PartnerParent, { id }: { id: string }, context: Context) {
    const partner = partnerOrThrow(parent, context)
    const found = await context.useCases.findForPartner(partner, id)
    return found && presentForPartner(found)
  },
}

export const partnerApplicationFields = {
  async isShared({ id }: PresentedForPartner, _args: unknown, { loaders }: Context) {
    return (await loaders.lastSubmission.load(id))?.isShared ?? false
  },

  async submission(parent: PresentedForPartner, _args: unknown, { loaders }: Context) {
    const found = await loaders.partnerSubmission.load(parent)
    return found && presentSubmission(found)
  },
}

function partnerOrThrow({ organizationId }: PartnerParent, context: Context): PartnerRef {
  const partner = asPartner(context.caller, organizationId)
  return partner.ok ? partner.value : throwProblem(partner.error)
}

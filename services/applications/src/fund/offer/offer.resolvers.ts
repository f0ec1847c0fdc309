import type { Problem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import { absentAsNull, enumInput } from '@landfall/kit/graphql/arguments'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput, parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import { asApplicant } from '../../application/application/application.policy.ts'
import type { PresentedApplication } from '../../application/application/application.present.ts'
import type { PresentedSubmitted } from '../../application/submission/submission.present.ts'
import {
  asDecider,
  onlyReadsFunds,
} from '../../application/submission/submitted-application.policy.ts'
import type { Context } from '../../context.ts'
import type { PresentedFund } from '../fund/fund.present.ts'
import { answerOfferInput, offerAwardInput, withdrawOfferInput } from './offer.input.ts'
import { presentOffer, type PresentedOffer } from './offer.present.ts'
import { OFFER_STATES, type Offer } from './offer.ts'

const position = z.strictObject({ offeredAt: z.coerce.date(), id: z.uuid() })

const offersArguments = z.object({
  states: z.array(enumInput(OFFER_STATES)).nullish().transform(absentAsNull),
})

type PageArgs = {
  states?: readonly string[] | null
  first?: number | null
  after?: string | null
}
type Input = { input: Record<string, unknown> }

export const offerMutations = {
  async offerAward(_root: unknown, { input }: Input, context: Context) {
    const owner = asDecider(context.viewer)
    if (!owner.ok) return owner.error
    const parsed = parseInput(offerAwardInput, input)
    if (!parsed.ok) return parsed.error
    return offerChanged(await context.useCases.offerAward(owner.value, parsed.value))
  },

  async withdrawOffer(_root: unknown, { input }: Input, context: Context) {
    const owner = asDecider(context.viewer)
    if (!owner.ok) return owner.error
    const parsed = parseInput(withdrawOfferInput, input)
    if (!parsed.ok) return parsed.error
    return offerChanged(await context.useCases.withdrawOffer(owner.value, parsed.value))
  },

  async answerOffer(_root: unknown, { input }: Input, context: Context) {
    const student = asApplicant(context.viewer)
    if (!student.ok) return student.error
    const parsed = parseInput(answerOfferInput, input)
    if (!parsed.ok) return parsed.error
    return offerChanged(await context.useCases.answerOffer(student.value, parsed.value))
  },
}

/** What funds add to the viewer's own application. */
export const offerFieldsOfApplication = {
  async offer({ id }: PresentedApplication, _args: unknown, context: Context) {
    const offer = await context.loaders.offerByApplication.load(id)
    return offer && presentOffer(offer)
  },
}

/** What funds add to an application submitted to the viewer's organization; only for those who decide. */
export const offerFieldsOfSubmitted = {
  async offer(submitted: PresentedSubmitted, _args: unknown, context: Context) {
    const owner = asDecider(context.viewer)
    const decides = owner.ok && owner.value.organizationIds.includes(submitted.ownerId)
    if (!decides) return null
    const offer = await context.loaders.offerByApplication.load(submitted.id)
    return offer && presentOffer(offer)
  },
}

/** What offers add to a fund that the viewer may read. */
export const offerFieldsOfFund = {
  async offers(fund: PresentedFund, args: PageArgs, context: Context) {
    const { id: fundId, ownerId } = fund
    const { first, after } = parsePage(context.caller, args, position)
    const { states } = parseOrThrow(offersArguments, args)
    const hidesWords = onlyReadsFunds(context.viewer, ownerId)
    const page = await context.useCases.listOffers({ fundId, states, first, after })
    return connectionOf({
      items: page.records,
      node: (offer) => presentOffer(offer, { hidesWords }),
      positionOf: ({ offeredAt, id }) => ({ offeredAt, id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },
}

export const offerFields = {
  applicantName: (offer: PresentedOffer, _args: unknown, { loaders }: Context) =>
    offer.hidesWords ? null : loaders.applicantName.load(offer.applicationId),
}

export function offerChanged(result: Result<Offer, Problem>) {
  if (!result.ok) return result.error
  return { __typename: 'OfferChanged', offer: presentOffer(result.value) }
}

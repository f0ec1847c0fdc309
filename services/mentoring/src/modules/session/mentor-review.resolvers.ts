import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { PresentedMentor } from '../mentor/mentor.present.ts'

const reviewPosition = z.strictObject({ reviewedAt: z.coerce.date(), id: z.uuid() })

export const mentorReviewFields = {
  async reviews(
    { mentor }: PresentedMentor,
    args: { first?: number | null; after?: string | null },
    { caller, useCases }: Context,
  ) {
    const { first, after } = parsePage(caller, args, reviewPosition)
    const page = await useCases.listMentorReviews(mentor.id, { first, after })
    return connectionOf({
      items: page.records,
      node: (review) => review,
      positionOf: ({ reviewedAt, id }) => ({ reviewedAt, id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },
}

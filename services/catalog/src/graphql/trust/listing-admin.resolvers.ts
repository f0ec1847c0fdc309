import { z } from 'zod'
import { absentAsNull, enumInput } from '@landfall/kit/graphql/arguments'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseOrThrow } from '@landfall/kit/graphql/parse-input'
import type { CatalogContext } from '../request/context.ts'
import { orThrow } from '../request/or-throw.ts'
import { LINK_STATUSES } from '../../record/scholarship/scholarship.ts'
import { SCHOLARSHIP_STATUSES } from '../../record/scholarship/listing-status.ts'
import type { PageArguments } from '../request/page-arguments.ts'
import { asModerator } from '../../trust/listing-case/listing-case.policy.ts'

/** @returns filter: null for any */
const managedArguments = z.object({
  filter: z
    .object({
      query: z
        .string()
        .nullish()
        .transform((text) => text?.replaceAll('\u0000', '').trim().slice(0, 300) || null),
      status: enumInput(SCHOLARSHIP_STATUSES).nullish().transform(absentAsNull),
      linkStatus: enumInput(LINK_STATUSES).nullish().transform(absentAsNull),
      hasOpenCase: z
        .boolean()
        .nullish()
        .transform((given) => given ?? false),
    })
    .nullish()
    .transform((filter) => filter ?? ANY_LISTING),
})

const ANY_LISTING = { query: null, status: null, linkStatus: null, hasOpenCase: false }

const position = z.strictObject({ id: z.uuid() })

export const listingAdminQueries = {
  async managedListings(
    _parent: unknown,
    args: PageArguments & { filter?: unknown },
    { useCases, viewer, caller }: CatalogContext,
  ) {
    const moderator = orThrow(asModerator(viewer))
    const { first, after } = parsePage(caller, args, position)
    const { filter } = parseOrThrow(managedArguments, args)
    const { records, hasNextPage, totalCount } = await useCases.listManaged(moderator, {
      filter,
      first,
      after: after?.id ?? null,
    })
    return connectionOf({
      items: records,
      node: (one) => one,
      positionOf: ({ id }) => ({ id }),
      hasNextPage,
      hasPreviousPage: after !== null,
      totalCount,
    })
  },
}

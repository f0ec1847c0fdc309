import { z } from 'zod'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import type { CatalogContext } from '../request/context.ts'
import { orThrow } from '../request/or-throw.ts'
import { wordOf } from '../request/present.ts'
import type { LinkStatus } from '../../record/scholarship/scholarship.ts'
import type { ScholarshipStatus } from '../../record/scholarship/listing-status.ts'
import type { PageArguments } from '../request/page-arguments.ts'
import { asModerator } from '../../trust/listing-case/listing-case.policy.ts'

type Filter = {
  query?: string | null
  status?: string | null
  linkStatus?: string | null
  hasOpenCase?: boolean | null
}

const position = z.strictObject({ id: z.uuid() })

export const listingAdminQueries = {
  async managedListings(
    _parent: unknown,
    { filter, ...page }: PageArguments & { filter?: Filter | null },
    { useCases, viewer, caller }: CatalogContext,
  ) {
    const moderator = orThrow(asModerator(viewer))
    const { first, after } = parsePage(caller, page, position)
    const asked = {
      query: filter?.query?.replaceAll('\u0000', '').trim().slice(0, 300) || null,
      status: filter?.status ? wordOf<ScholarshipStatus>(filter.status) : null,
      linkStatus: filter?.linkStatus ? wordOf<LinkStatus>(filter.linkStatus) : null,
      hasOpenCase: filter?.hasOpenCase ?? false,
    }
    const { records, hasNextPage, totalCount } = await useCases.listManaged(moderator, {
      filter: asked,
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

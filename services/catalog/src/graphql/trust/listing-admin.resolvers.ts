import { z } from 'zod'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { requireModerator } from '../request/authorization.ts'
import type { CatalogContext } from '../request/context.ts'
import { wordOf } from '../request/present.ts'
import type { LinkStatus } from '../../record/scholarship/scholarship.ts'
import type { ScholarshipStatus } from '../../record/scholarship/listing-status.ts'
import type { PageArguments } from '../request/page-arguments.ts'

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
    { stores, viewer, caller, loaders }: CatalogContext,
  ) {
    requireModerator(viewer)
    const { first, after } = parsePage(caller, page, position)
    const asked = {
      query: filter?.query?.replaceAll('\u0000', '').trim().slice(0, 300) || null,
      status: filter?.status ? wordOf<ScholarshipStatus>(filter.status) : null,
      linkStatus: filter?.linkStatus ? wordOf<LinkStatus>(filter.linkStatus) : null,
      hasOpenCase: filter?.hasOpenCase ?? false,
    }
    const ids = await stores.listingAdmin.pageOfIds(asked, {
      first,
      after: after?.id ?? null,
    })
    const found = await loaders.scholarship.loadMany(ids.slice(0, first))
    return connectionOf({
      items: found.flatMap((one) => (one === null || one instanceof Error ? [] : [one])),
      node: (one) => one,
      positionOf: ({ id }) => ({ id }),
      hasNextPage: ids.length > first,
      hasPreviousPage: after !== null,
      totalCount: await stores.listingAdmin.count(asked),
    })
  },
}

import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { isUuid } from '@landfall/kit/core/ids'
import { notFound } from '@landfall/kit/core/problems'
import { z } from 'zod'
import type { CatalogContext } from '../request/context.ts'
import { orThrow } from '../request/or-throw.ts'
import { enumOf, wordOf } from '../request/present.ts'
import { asAdmin, isAdmin } from '@landfall/kit/identity/admin-policy'
import type { PageArguments } from '../request/page-arguments.ts'
import type { MergeDecision } from '../../ingestion/merge/decide-merge.ts'
import type { Merge, MergeState } from '../../ingestion/merge/merge.ts'

const position = z.strictObject({ createdAt: z.iso.datetime(), id: z.uuid() })

export const mergeQueries = {
  async listingMerges(
    _parent: unknown,
    { state, ...page }: PageArguments & { state: string },
    { useCases, viewer, caller }: CatalogContext,
  ) {
    const admin = orThrow(asAdmin(viewer))
    const { first, after } = parsePage(caller, page, position)
    const found = await useCases.listMerges(admin, {
      state: wordOf<MergeState>(state),
      first,
      after,
    })
    return connectionOf({
      items: found.merges,
      node: (merge) => merge,
      positionOf: ({ createdAt, id }) => ({ createdAt: createdAt.toISOString(), id }),
      hasNextPage: found.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: found.totalCount,
    })
  },
}

export const mergeMutations = {
  async decideListingMerge(
    _parent: unknown,
    { input }: { input: { id: string; decision: string } },
    { useCases, viewer }: CatalogContext,
  ) {
    if (!isUuid(input.id) && isAdmin(viewer)) return notFound('pair of listings')
    const decision = wordOf<MergeDecision>(input.decision)
    const outcome = await useCases.decideListingMerge(viewer, input.id, decision)
    return outcome.ok
      ? { __typename: 'ListingMergeSuccess', merge: outcome.value }
      : outcome.error
  },
}

/** Both as they are now, also the one that is found under the other. */
export const mergeType = {
  survivor: ({ survivorId }: Merge, _args: unknown, { loaders }: CatalogContext) =>
    loaders.scholarship.load(survivorId),
  merged: ({ mergedId }: Merge, _args: unknown, { loaders }: CatalogContext) =>
    loaders.scholarship.load(mergedId),
  state: ({ state }: Merge) => enumOf(state),
}

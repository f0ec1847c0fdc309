import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import type { CatalogContext } from '../request/context.ts'
import { orThrow } from '../request/or-throw.ts'
import { enumOf } from '../request/present.ts'
import { asAdmin } from '@landfall/kit/identity/admin-policy'
import type { PageArguments } from '../request/page-arguments.ts'
import { decideMergeInput, listMergesArguments } from '../../ingestion/merge/merge.input.ts'
import type { Merge } from '../../ingestion/merge/merge.ts'

const position = z.strictObject({ createdAt: z.iso.datetime(), id: z.uuid() })

export const mergeQueries = {
  async listingMerges(
    _parent: unknown,
    args: PageArguments & { state: string },
    { useCases, viewer, caller }: CatalogContext,
  ) {
    const admin = orThrow(asAdmin(viewer))
    const { first, after } = parsePage(caller, args, position)
    const { state } = parseOrThrow(listMergesArguments, args)
    const found = await useCases.listMerges(admin, { state, first, after })
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
    { input }: { input: unknown },
    { useCases, viewer }: CatalogContext,
  ) {
    const admin = asAdmin(viewer)
    if (!admin.ok) return admin.error
    const decided = parseOrThrow(decideMergeInput, input)
    const outcome = await useCases.decideListingMerge(admin.value, decided)
    return outcome.ok
      ? { __typename: 'ListingMergeSuccess', merge: outcome.value }
      : outcome.error
  },
}

/** Both listings as they are now, including the one that was merged into the other. */
export const mergeType = {
  survivor: ({ survivorId }: Merge, _args: unknown, { loaders }: CatalogContext) =>
    loaders.scholarship.load(survivorId),
  merged: ({ mergedId }: Merge, _args: unknown, { loaders }: CatalogContext) =>
    loaders.scholarship.load(mergedId),
  state: ({ state }: Merge) => enumOf(state),
}

import { notSignedIn, throwProblem } from '@landfall/kit/core/problems'
import { enumInput } from '@landfall/kit/graphql/arguments'
import { parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import { type CatalogContext, viewerPlan } from '../request/context.ts'
import { orThrow } from '../request/or-throw.ts'
import { asAdmin } from '@landfall/kit/identity/admin-policy'
import { asInsider } from '../../record/scholarship/scholarship.policy.ts'
import { parseFilter } from '../../search/filter/parse-filter.ts'
import type { PageArguments } from '../request/page-arguments.ts'
import { pageOf } from './scholarship-connection.ts'
import {
  ANY_SCHOLARSHIP,
  SCHOLARSHIP_SORTS,
} from '../../search/filter/scholarship-search.ts'

type SearchArguments = PageArguments & {
  filter?: unknown
  sort?: string | null
}

const sortArgument = z.object({
  sort: enumInput([...SCHOLARSHIP_SORTS, 'fit'])
    .nullish()
    .transform((sort) => sort ?? 'relevance'),
})

export const searchQueries = {
  async scholarships(_parent: unknown, args: SearchArguments, context: CatalogContext) {
    const { caller, viewer, loaders, useCases } = context
    const parsed = parseFilter(args.filter ?? {})
    if (!parsed.ok) throwProblem(parsed.error)
    if (parsed.value.eligibleOnly && viewer.kind === 'visitor') throwProblem(notSignedIn())
    const { sort } = parseOrThrow(sortArgument, args)
    const plan = parsed.value.eligibleOnly ? await viewerPlan(context) : null
    const facts = sort === 'fit' ? await loaders.viewerFacts() : null
    // REST has no place to say that words were left out, and partners' programs may not look for it.
    const options = { mayLeaveOut: caller.channel === 'web' }
    const search =
      facts === null
        ? useCases.searchScholarships(
            parsed.value,
            sort === 'fit' ? 'relevance' : sort,
            plan,
            options,
          )
        : useCases.searchByFit(parsed.value, plan, facts, options)
    return pageOf(await search, args, caller)
  },

  scholarship: (_parent: unknown, { id }: { id: string }, context: CatalogContext) =>
    context.useCases.findScholarship(context.viewer, id),

  organizationScholarships(
    _parent: unknown,
    { organizationId, ...page }: PageArguments & { organizationId: string },
    { useCases, viewer, caller }: CatalogContext,
  ) {
    const insider = orThrow(asInsider(viewer, organizationId))
    return pageOf(useCases.listOfOrganization(insider, organizationId), page, caller)
  },

  unpublishedScholarships(
    _parent: unknown,
    page: PageArguments,
    { useCases, viewer, caller }: CatalogContext,
  ) {
    const admin = orThrow(asAdmin(viewer))
    return pageOf(useCases.listUnpublished(admin), page, caller)
  },

  /** Its figures are resolved one by one below. */
  scholarshipStats: () => ({}),
}

/** Exact figures of what is open now; each is computed only when it is requested. */
export const scholarshipStatsType = {
  totalCount: (_parent: unknown, _args: unknown, { useCases }: CatalogContext) =>
    useCases.countOpenScholarships(),
  deadlines: async (_parent: unknown, _args: unknown, { useCases }: CatalogContext) =>
    (await useCases.searchScholarships(ANY_SCHOLARSHIP, 'deadline', null)).deadlineCounts(),
  deadlineSoonCount: async (
    _parent: unknown,
    _args: unknown,
    { useCases }: CatalogContext,
  ) => {
    const soon = { ...ANY_SCHOLARSHIP, deadlineSoon: true }
    return (await useCases.searchScholarships(soon, 'deadline', null)).totalCount()
  },
  countriesCount: async (
    _parent: unknown,
    _args: unknown,
    { useCases }: CatalogContext,
  ) => {
    const open = await useCases.searchScholarships(ANY_SCHOLARSHIP, 'deadline', null)
    const countries = (await open.facets(['countries'])).find(
      ({ kind }) => kind === 'countries',
    )
    return countries?.values.length ?? 0
  },
  refreshedAt: async (_parent: unknown, _args: unknown, { useCases }: CatalogContext) =>
    (await useCases.latestSync())?.finishedAt ?? null,
  freshness: (_parent: unknown, _args: unknown, { useCases }: CatalogContext) =>
    useCases.readFreshness(),
  hasEnabledSource: (_parent: unknown, _args: unknown, { useCases }: CatalogContext) =>
    useCases.hasEnabledSource(),
}

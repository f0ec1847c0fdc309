import { isUuid } from '@landfall/kit/core/ids'
import { forbidden, notSignedIn, throwProblem } from '@landfall/kit/core/problems'
import { type CatalogContext, viewerPlan } from '../request/context.ts'
import { wordOf } from '../request/present.ts'
import { findSurvivor } from '../../record/scholarship/find-survivor.ts'
import {
  canReadScholarship,
  isAdmin,
  isInsider,
} from '../../record/scholarship/scholarship.policy.ts'
import { parseFilter } from '../../search/filter/parse-filter.ts'
import type { PageArguments } from '../request/page-arguments.ts'
import { pageOf, plainList } from './scholarship-connection.ts'
import {
  ANY_SCHOLARSHIP,
  type ScholarshipSortName,
} from '../../search/filter/scholarship-search.ts'
import { latestMadeFirst } from '../../search/search/search-order.ts'

type SearchArguments = PageArguments & {
  filter?: unknown
  sort?: string | null
}

export const searchQueries = {
  async scholarships(_parent: unknown, args: SearchArguments, context: CatalogContext) {
    const { caller, viewer, loaders, useCases } = context
    const parsed = parseFilter(args.filter ?? {})
    if (!parsed.ok) throwProblem(parsed.error)
    if (parsed.value.eligibleOnly && viewer.kind === 'visitor') throwProblem(notSignedIn())
    const sort = wordOf<ScholarshipSortName | 'fit'>(args.sort ?? 'RELEVANCE')
    const plan = parsed.value.eligibleOnly ? await viewerPlan(loaders) : null
    const facts = sort === 'fit' ? await loaders.viewerFacts() : null
    const search =
      facts === null
        ? useCases.searchScholarships(
            parsed.value,
            sort === 'fit' ? 'relevance' : sort,
            plan,
          )
        : useCases.searchByFit(parsed.value, plan, facts)
    return pageOf(await search, args, caller)
  },

  async scholarship(_parent: unknown, { id }: { id: string }, context: CatalogContext) {
    const { stores, viewer } = context
    const stored = await stores.scholarships.find(id)
    const found = stored && (await findSurvivor(stored, stores))
    return found !== null && canReadScholarship(viewer, found) ? found : null
  },

  organizationScholarships(
    _parent: unknown,
    { organizationId, ...page }: PageArguments & { organizationId: string },
    { stores: { search }, viewer, caller }: CatalogContext,
  ) {
    if (viewer.kind === 'visitor') throwProblem(notSignedIn())
    if (!isUuid(organizationId) || !isInsider(viewer, organizationId))
      throwProblem(forbidden())
    const list = plainList(
      latestMadeFirst,
      (asked) => search.pageOfOwner(organizationId, asked),
      () => search.countOfOwner(organizationId),
    )
    return pageOf(list, page, caller)
  },

  unpublishedScholarships(
    _parent: unknown,
    page: PageArguments,
    { stores: { search }, viewer, caller }: CatalogContext,
  ) {
    if (viewer.kind === 'visitor') throwProblem(notSignedIn())
    if (!isAdmin(viewer)) throwProblem(forbidden())
    const list = plainList(
      latestMadeFirst,
      search.pageOfUnpublished,
      search.countOfUnpublished,
    )
    return pageOf(list, page, caller)
  },

  /** Its figures are resolved one by one below. */
  scholarshipStats: () => ({}),
}

/** True figures of what is open now; each is computed only when it is asked for. */
export const scholarshipStatsType = {
  totalCount: (_parent: unknown, _args: unknown, { stores }: CatalogContext) =>
    stores.scholarships.openCount(),
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
  refreshedAt: async (_parent: unknown, _args: unknown, { stores }: CatalogContext) =>
    (await stores.syncRuns.latestOfScholarships())?.finishedAt ?? null,
}

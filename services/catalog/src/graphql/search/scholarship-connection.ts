import type { Caller } from '@landfall/kit/identity/viewer'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import type { CatalogContext } from '../request/context.ts'
import type { PageArguments } from '../request/page-arguments.ts'
import { enumOf } from '../request/present.ts'
import type { StoredScholarship } from '../../record/scholarship/stored-scholarship.ts'
import { positionSchema } from '../../record/paging/keyset.ts'
import { FACET_KINDS } from '../../search/filter/filters.ts'
import type { PreparedList } from '../../search/search/search-scholarships.ts'

type PageEdge = {
  cursor: string
  node: StoredScholarship
  /** Loads the highlights of the whole page at once, when the first edge requests them. */
  highlightsOfPage: () => ReturnType<PreparedList['highlights']>
}

/** A page of scholarships; counts are resolved only when they are asked for. */
export type ScholarshipPage = {
  search: PreparedList
  edges: PageEdge[]
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null
    endCursor: string | null
  }
}

/** Reads the page arguments and one page. Throws VALIDATION_FAILED for a cursor of another list. */
export async function pageOf(
  search: PreparedList,
  args: PageArguments,
  caller: Pick<Caller, 'channel'>,
): Promise<ScholarshipPage> {
  const { first, after } = parsePage(caller, args, positionSchema(search.order))
  const { items, hasNextPage } = await search.page({ first, after })
  const { edges, pageInfo } = connectionOf({
    items,
    node: ({ scholarship }) => scholarship,
    positionOf: ({ position }) => position,
    hasNextPage,
    hasPreviousPage: after !== null,
    totalCount: 0,
  })
  const ids = edges.map(({ node }) => node.id)
  let highlights: ReturnType<PreparedList['highlights']> | null = null
  const highlightsOfPage = () => (highlights ??= search.highlights(ids))
  return { search, edges: edges.map((edge) => ({ ...edge, highlightsOfPage })), pageInfo }
}

const facetArguments = z.object({
  kinds: z
    .array(z.enum(FACET_KINDS, `Name filters that are counted: ${FACET_KINDS.join(', ')}`))
    .min(1, 'Name at least one')
    .transform((kinds) => [...new Set(kinds)])
    .nullish(),
})

export const scholarshipConnectionType = {
  totalCount: ({ search }: ScholarshipPage) => search.totalCount(),
  deadlines: ({ search }: ScholarshipPage) => search.deadlineCounts?.() ?? null,
  canSortByFit: async (
    _page: ScholarshipPage,
    _args: unknown,
    { loaders }: CatalogContext,
  ) => (await loaders.viewerFacts()) !== null,
  facets: ({ search }: ScholarshipPage, args: unknown) => {
    const { kinds } = parseOrThrow(facetArguments, args)
    return search.facets(kinds ?? undefined)
  },
  unknownCount: ({ search }: ScholarshipPage) => search.unknownCount(),
  correctedQuery: ({ search }: ScholarshipPage) => search.correctedQuery,
  leftOut: ({ search }: ScholarshipPage) => search.leftOut,
  understood: ({ search }: ScholarshipPage) => search.understood,
  remainingQuery: ({ search }: ScholarshipPage) => search.search.query,
}

export const scholarshipEdgeType = {
  highlights: async ({ node, highlightsOfPage }: PageEdge) => {
    const highlights = (await highlightsOfPage()).get(node.id) ?? []
    return highlights.map((one) => ({ ...one, field: enumOf(one.field) }))
  },
}

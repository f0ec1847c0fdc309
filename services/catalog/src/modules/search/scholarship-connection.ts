import type { Caller } from '@landfall/kit/viewer'
import { connectionOf, parsePage } from '@landfall/kit/paging'
import type { StoredScholarship } from '../scholarship/stored-scholarship.ts'
import { type Position, positionSchema } from './keyset.ts'
import type { ScholarshipOrder } from './search-order.ts'
import type { PreparedSearch } from './search-scholarships.ts'
import type { FoundPage } from './search.store.ts'

export type PageArguments = { first?: number | null; after?: string | null }

/** A page of scholarships; counts are resolved only when they are asked for. */
export type ScholarshipPage = {
  search: PreparedSearch
  edges: { cursor: string; node: StoredScholarship }[]
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null
    endCursor: string | null
  }
}

/** Reads the page arguments and one page. Throws VALIDATION_FAILED for a cursor of another list. */
export async function pageOf(
  search: PreparedSearch,
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
  return { search, edges, pageInfo }
}

/** A list that is no search: without facets, spelling and unknown facts. */
export function plainList(
  order: ScholarshipOrder,
  page: (page: {
    order: ScholarshipOrder
    first: number
    after: Position | null
  }) => Promise<FoundPage>,
  totalCount: () => Promise<number>,
): PreparedSearch {
  return {
    order,
    correctedQuery: null,
    page: (asked) => page({ ...asked, order }),
    totalCount,
    facets: async () => [],
    unknownCount: async () => 0,
  }
}

export const scholarshipConnectionType = {
  totalCount: ({ search }: ScholarshipPage) => search.totalCount(),
  facets: ({ search }: ScholarshipPage) => search.facets(),
  unknownCount: ({ search }: ScholarshipPage) => search.unknownCount(),
  correctedQuery: ({ search }: ScholarshipPage) => search.correctedQuery,
}

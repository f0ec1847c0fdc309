import type { Position } from '../../record/paging/keyset.ts'
import type { CaseOrder } from './case-order.ts'
import type { Moderator } from './listing-case.policy.ts'
import type { ListingCaseStore } from './listing-case.store.ts'
import type { ListingCase } from './listing-case.ts'

type Asked = {
  status: ListingCase['status']
  order: CaseOrder
  first: number
  after: Position | null
}

/** What resolvers read of moderation cases. */
export function makeReadCases({ listingCases }: { listingCases: ListingCaseStore }) {
  return {
    async listCases(_moderator: Moderator, { status, ...page }: Asked) {
      const [found, totalCount] = await Promise.all([
        listingCases.page(page),
        listingCases.count(status),
      ])
      return { ...found, totalCount }
    },
  }
}

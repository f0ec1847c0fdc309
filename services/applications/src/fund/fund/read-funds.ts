import { isUuid } from '@landfall/kit/core/ids'
import type { FunderRef } from './fund.policy.ts'
import type { FundPosition, FundStore } from './fund.store.ts'
import type { Fund } from './fund.ts'

type Deps = { funds: FundStore }
export type FundPage = { records: Fund[]; hasNextPage: boolean; totalCount: number }

/** One fund of the person's organizations; null when there is none, or it is another's. */
export function makeFindFund({ funds }: Deps) {
  return async function findFund(
    { organizationIds }: FunderRef,
    id: string,
  ): Promise<Fund | null> {
    return isUuid(id) ? funds.find(organizationIds, id) : null
  }
}

/** One page of the funds of the person's organizations, the newest first. */
export function makeListFunds({ funds }: Deps) {
  return async function listFunds(
    { organizationIds }: FunderRef,
    { first, after }: { first: number; after: FundPosition | null },
  ): Promise<FundPage> {
    const [records, totalCount] = await Promise.all([
      funds.page({ organizationIds, after, limit: first + 1 }),
      funds.countOf(organizationIds),
    ])
    return {
      records: records.slice(0, first),
      hasNextPage: records.length > first,
      totalCount,
    }
  }
}

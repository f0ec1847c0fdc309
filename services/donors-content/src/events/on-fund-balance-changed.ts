import { consumes } from '@landfall/kit/messaging/consumers'
import { FundBalanceChanged } from '@landfall/proto-events/applications/fund-balance-changed.v1'
import { followFund } from '../modules/projection/follow-figures.ts'
import type { Stores } from '../stores.ts'

/** Keeps each fund's balances; an older version changes nothing. */
export const onFundBalanceChanged = consumes<typeof FundBalanceChanged.schema, Stores>(
  FundBalanceChanged,
  async ({ data, aggregateversion: version }, tx) => {
    const { name = null, scholarshipIds = [], ...fund } = data
    await followFund(tx, {
      fundId: fund.fundId,
      ownerId: fund.ownerId,
      version,
      name,
      currency: fund.currency,
      scholarshipIds,
      pledgedMinor: BigInt(fund.pledgedMinor),
      committedMinor: BigInt(fund.committedMinor),
      awardedMinor: BigInt(fund.awardedMinor),
      disbursedMinor: BigInt(fund.disbursedMinor),
    })
  },
  { from: 'beginning' },
)

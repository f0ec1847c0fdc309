import type { Outbox } from '@landfall/kit/transaction/outbox'
import { FundBalanceChanged } from '@landfall/proto-events/applications/fund-balance-changed.v1'
import type { FundStore } from './fund.store.ts'
import type { Fund } from './fund.ts'

type Needed = { funds: FundStore; outbox: Outbox }

/** Publishes funds with their full balances, in the transaction that changed them. */
export async function publishFundBalances(
  { funds, outbox }: Needed,
  changed: readonly Fund[],
): Promise<void> {
  const scholarshipsOf = await funds.scholarshipsOf(changed.map(({ id }) => id))
  await outbox.publishAll(
    FundBalanceChanged,
    changed.map(({ id: fundId, ownerId, name, currency, version, ...balance }) => ({
      aggregateId: fundId,
      version,
      data: {
        fundId,
        ownerId,
        name,
        currency,
        scholarshipIds: scholarshipsOf.get(fundId) ?? [],
        pledgedMinor: String(balance.pledgedMinor),
        committedMinor: String(balance.committedMinor),
        awardedMinor: String(balance.awardedMinor),
        disbursedMinor: String(balance.disbursedMinor),
      },
    })),
  )
}

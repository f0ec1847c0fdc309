import { availableOf } from '../balance/balance.ts'
import { presentMoney } from '@landfall/reference/money'
import type { Fund } from './fund.ts'

/** A fund as the graph shows it; field resolvers add what must be looked up. */
export function presentFund(fund: Fund) {
  const { id, ownerId, name, currency, version, createdAt } = fund
  const money = (amount: bigint) => presentMoney(amount, currency)
  const balance = {
    pledged: money(fund.pledgedMinor),
    committed: money(fund.committedMinor),
    awarded: money(fund.awardedMinor),
    disbursed: money(fund.disbursedMinor),
    available: money(availableOf(fund)),
  }
  return { id, ownerId, name, currency, balance, version, createdAt }
}

export type PresentedFund = ReturnType<typeof presentFund>

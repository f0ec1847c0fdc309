import { conflict, type Problem } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Transaction } from '@landfall/kit/transaction/unit-of-work'
import { availableOf, balanceAfter, isSound, type LedgerEntry } from '../balance/balance.ts'
import type { FundStore } from '../fund/fund.store.ts'
import type { Fund } from '../fund/fund.ts'
import { publishFundBalances } from '../fund/publish-fund-balances.ts'
import { moneyInWords } from '@landfall/reference/money'
import type { LedgerStore } from './ledger.store.ts'

export type LedgerStores = { funds: FundStore; ledger: LedgerStore }

export type NewEntry = Pick<LedgerEntry, 'id' | 'kind' | 'amountMinor' | 'actorId' | 'at'> &
  Partial<Pick<LedgerEntry, 'happenedOn' | 'note' | 'correctsId' | 'offerId'>>

/**
 * Appends one line to a fund's ledger and updates its balance. A refusal writes nothing.
 * @param fund locked by this transaction Expected failure: Conflict (the balance does not cover it).
 */
export async function appendEntry(
  tx: Transaction<LedgerStores>,
  fund: Fund,
  entry: NewEntry,
): Promise<Result<Fund, Problem>> {
  const balance = balanceAfter(fund, entry)
  if (!isSound(balance)) return err(conflict(refusalInWords(fund, entry)))
  const number = fund.entryCount + 1
  const changed = { ...fund, ...balance, entryCount: number, version: fund.version + 1 }
  await tx.funds.update(changed)
  await tx.ledger.add({
    happenedOn: null,
    note: null,
    correctsId: null,
    offerId: null,
    ...entry,
    fundId: fund.id,
    number,
  })
  await publishFundBalances(tx, [changed])
  return ok(changed)
}

function refusalInWords(fund: Fund, { kind }: NewEntry): string {
  const { currency, awardedMinor, disbursedMinor } = fund
  const inWords = (amount: bigint) => moneyInWords(amount, currency)
  if (kind === 'disbursed')
    return `That is more than is left to pay on this fund’s awards: ${inWords(awardedMinor - disbursedMinor)}.`
  if (kind === 'committed' || kind === 'pledged')
    return `This fund has ${inWords(availableOf(fund))} left to offer.`
  return 'This does not match the fund’s balance.'
}

import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import {
  conflict,
  notFound,
  type Problem,
  validationFailed,
} from '@landfall/kit/core/problems'
import { err, type Result } from '@landfall/kit/core/result'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { z } from 'zod'
import type { FunderRef } from '../fund/fund.policy.ts'
import type { Fund } from '../fund/fund.ts'
import { minorDigits } from '@landfall/reference/money'
import { minorOf } from '../money/money.ts'
import { appendEntry, type LedgerStores } from './append-entry.ts'
import type { correctPledgeInput, recordPledgeInput } from './ledger.input.ts'

type Deps = { unitOfWork: UnitOfWork<LedgerStores>; clock: Clock; newId: () => string }

/**
 * Records money that the owner puts into a fund.
 * Expected failures: NotFound (none, or another organization's), ValidationFailed (the currency has no such parts).
 */
export function makeRecordPledge(deps: Deps) {
  return async function recordPledge(
    funder: FunderRef,
    { fundId, amount, on: happenedOn, note }: z.output<typeof recordPledgeInput>,
  ): Promise<Result<Fund, Problem>> {
    return inFund(deps, funder, fundId, async (tx, fund) => {
      const amountMinor = minorOf(amount, fund.currency)
      if (amountMinor === null) return err(tooFine(fund.currency))
      return appendEntry(tx, fund, {
        id: deps.newId(),
        kind: 'pledged',
        amountMinor,
        happenedOn,
        note,
        actorId: funder.userId,
        at: deps.clock.now(),
      })
    })
  }
}

/**
 * Reverses a pledge with an entry of its own, and the reason. Expected failures: NotFound (no such fund or pledge, or
 * another organization's), Conflict (reversed before, or offered or awarded already).
 */
export function makeCorrectPledge(deps: Deps) {
  return async function correctPledge(
    funder: FunderRef,
    { fundId, entryId, reason }: z.output<typeof correctPledgeInput>,
  ): Promise<Result<Fund, Problem>> {
    return inFund(deps, funder, fundId, async (tx, fund) => {
      const entry = isUuid(entryId) ? await tx.ledger.find(fundId, entryId) : null
      if (entry?.kind !== 'pledged' || entry.correctsId !== null)
        return err(notFound('pledge'))
      if (await tx.ledger.correctionOf(entryId))
        return err(conflict('This pledge has already been reversed.'))
      return appendEntry(tx, fund, {
        id: deps.newId(),
        kind: 'pledged',
        amountMinor: -entry.amountMinor,
        note: reason,
        correctsId: entryId,
        actorId: funder.userId,
        at: deps.clock.now(),
      })
    })
  }
}

/** An amount in parts that the currency lacks; `path` is its place in the input. */
export function tooFine(currency: string, path = ['amount']): Problem {
  const digits = minorDigits(currency)
  const message =
    digits === 0
      ? `Amounts in ${currency} have no decimals`
      : `Amounts in ${currency} have up to ${digits} decimals`
  return validationFailed([{ path, message }])
}

async function inFund(
  { unitOfWork }: Deps,
  { organizationIds }: FunderRef,
  fundId: string,
  work: (tx: Transaction<LedgerStores>, fund: Fund) => Promise<Result<Fund, Problem>>,
): Promise<Result<Fund, Problem>> {
  if (!isUuid(fundId)) return err(notFound('fund'))
  return unitOfWork(async (tx) => {
    const fund = await tx.funds.lock(organizationIds, fundId)
    return fund ? work(tx, fund) : err(notFound('fund'))
  })
}

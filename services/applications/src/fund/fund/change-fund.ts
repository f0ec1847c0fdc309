import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { notFound, type Problem, validationFailed } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { z } from 'zod'
import type { ScholarshipCopyStore } from '../../student/scholarship-copy/scholarship-copy.store.ts'
import { EMPTY_BALANCE } from '../balance/balance.ts'
import type { createFundInput, setFundScholarshipsInput } from './fund.input.ts'
import { type FunderRef, keeps } from './fund.policy.ts'
import type { FundStore } from './fund.store.ts'
import type { Fund } from './fund.ts'
import { publishFundBalances } from './publish-fund-balances.ts'

type Stores = { funds: FundStore; scholarshipCopies: ScholarshipCopyStore }
type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock; newId: () => string }

/**
 * Makes an empty fund of one of the person's organizations.
 * Expected failure: NotFound (not an organization of theirs).
 */
export function makeCreateFund({ unitOfWork, clock, newId }: Deps) {
  return async function createFund(
    funder: FunderRef,
    { organizationId, name, currency }: z.output<typeof createFundInput>,
  ): Promise<Result<Fund, Problem>> {
    const kept = keeps(funder, organizationId)
    if (!kept.ok) return kept
    const fund: Fund = {
      ...EMPTY_BALANCE,
      id: newId(),
      ownerId: organizationId,
      name,
      currency,
      entryCount: 0,
      version: 1,
      createdBy: funder.userId,
      createdAt: clock.now(),
    }
    await unitOfWork(async (tx) => {
      await tx.funds.insert(fund)
      await publishFundBalances(tx, [fund])
    })
    return ok(fund)
  }
}

/**
 * Says which scholarships a fund pays for; none: all of its owner's.
 * Expected failures: NotFound (none, or another organization's), ValidationFailed (not the owner's scholarship).
 */
export function makeSetFundScholarships({ unitOfWork }: Pick<Deps, 'unitOfWork'>) {
  return async function setFundScholarships(
    { organizationIds }: FunderRef,
    { fundId, scholarshipIds }: z.output<typeof setFundScholarshipsInput>,
  ): Promise<Result<Fund, Problem>> {
    if (!isUuid(fundId)) return err(notFound('fund'))
    return unitOfWork(async (tx) => {
      const fund = await tx.funds.lock(organizationIds, fundId)
      if (!fund) return err(notFound('fund'))
      const copies = await tx.scholarshipCopies.findAll(scholarshipIds)
      if (scholarshipIds.some((id) => copies.get(id)?.ownerId !== fund.ownerId)) {
        const message = 'Choose scholarships that your organization published here.'
        return err(validationFailed([{ path: ['scholarshipIds'], message }]))
      }
      await tx.funds.setScholarships(fundId, scholarshipIds)
      const changed = { ...fund, version: fund.version + 1 }
      await tx.funds.update(changed)
      await publishFundBalances(tx, [changed])
      return ok(changed)
    })
  }
}

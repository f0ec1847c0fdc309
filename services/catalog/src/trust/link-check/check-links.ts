import type { Clock } from '@landfall/kit/core/clock'
import { collectFaults } from '@landfall/kit/core/collect-faults'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import {
  type ChangeStores,
  publishChanges,
} from '../../record/scholarship/publish-change.ts'
import type { ScholarshipStore } from '../../record/scholarship/scholarship.store.ts'
import type { FetchLink } from './fetch-link.ts'
import { type LinkCheck, judgeLink, linkStatusOf } from './link-check.ts'
import type { LinkCheckStore } from './link-check.store.ts'

/** Addresses per run; each on a different host, so that no host is asked more than once per run. */
const RUN_SIZE = 60
const AT_ONCE = 8
/** Listings per statement: a million new addresses at once would exceed the statement's time limit. */
const LISTINGS_AT_ONCE = 20_000

type Stores = ChangeStores & { scholarships: ScholarshipStore; linkChecks: LinkCheckStore }
type Deps = {
  unitOfWork: UnitOfWork<Stores>
  fetchLink: FetchLink
  clock: Clock
  /** 0 to 1. */
  random?: () => number
}

/** Adds new addresses and drops those that no listing names anymore. */
export function makePlanLinkChecks({
  unitOfWork,
  clock,
}: Pick<Deps, 'unitOfWork' | 'clock'>) {
  return async (): Promise<{ dropped: number; added: number }> => {
    const dropped = await unitOfWork(({ linkChecks }) => linkChecks.dropUnused(clock.now()))
    for (let added = 0; ;) {
      const more = await unitOfWork(({ linkChecks }) =>
        linkChecks.addNew(clock.now(), LISTINGS_AT_ONCE),
      )
      if (more === 0) return { dropped, added }
      added += more
    }
  }
}

/**
 * Checks the addresses that are due; listings change only if the state of their link does. An address that fails does
 * not hold up the others, and is due again once its claim has run out.
 * @throws the error of the first address that failed
 */
export function makeCheckLinks(deps: Deps) {
  const { unitOfWork, clock } = deps
  return async (): Promise<{ checked: number; changed: number }> => {
    const due = await unitOfWork(({ linkChecks }) =>
      linkChecks.claimDue(clock.now(), RUN_SIZE),
    )
    const waiting = [...due]
    const sum = { checked: 0, changed: 0 }
    const faults = collectFaults()
    const work = async () => {
      for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
        const changed = await faults.around(check.url, () => checkOne(deps, check))
        if (changed === undefined) continue
        sum.changed += changed
        sum.checked += 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    faults.throwFirst()
    return sum
  }
}

/** Returns how many listings now show another state of their link. */
async function checkOne(
  { unitOfWork, fetchLink, clock, random = Math.random }: Deps,
  before: LinkCheck,
): Promise<number> {
  // Outside a transaction, as an answer may take a while.
  const answer = await fetchLink(before)
  const now = clock.now()
  const after = judgeLink(before, answer, now, random())
  return unitOfWork(async (tx) => {
    await tx.linkChecks.put(after)
    const ids = await tx.linkChecks.listingsOf(after.url)
    const records = await tx.scholarships.findByIdsForUpdate(ids)
    const changed = records.flatMap((record) => {
      const linkStatus = linkStatusOf(record, () => after.status)
      if (linkStatus === record.linkStatus) return []
      return [{ ...record, linkStatus, version: record.version + 1, updatedAt: now }]
    })
    if (changed.length === 0) return 0
    await tx.scholarships.saveAll(changed, now)
    await publishChanges(tx, { updated: changed }, now)
    return changed.length
  })
}

import type { Clock } from '@landfall/kit/core/clock'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import {
  type ChangeStores,
  publishChanges,
} from '../../record/scholarship/publish-change.ts'
import type { ScholarshipStore } from '../../record/scholarship/scholarship.store.ts'
import type { FetchLink } from './fetch-link.ts'
import { type LinkCheck, judgeLink, linkStatusOf } from './link-check.ts'
import type { LinkCheckStore } from './link-check.store.ts'

/** Addresses of one run; each is of another host, so that none is asked more than once a run. */
const RUN_SIZE = 60
const AT_ONCE = 8
/** Taken in by one statement: a million new ones would take longer than it may. */
const LISTINGS_AT_ONCE = 20_000

type Stores = ChangeStores & { scholarships: ScholarshipStore; linkChecks: LinkCheckStore }
type Deps = {
  unitOfWork: UnitOfWork<Stores>
  fetchLink: FetchLink
  clock: Clock
  /** 0 to 1. */
  random?: () => number
}

/** Takes new addresses in and drops those that nobody names anymore. */
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

/** Asks the addresses that are due; what their listings say changes only when their state does. */
export function makeCheckLinks(deps: Deps) {
  const { unitOfWork, clock } = deps
  return async (): Promise<{ checked: number; changed: number }> => {
    const due = await unitOfWork(({ linkChecks }) =>
      linkChecks.claimDue(clock.now(), RUN_SIZE),
    )
    const waiting = [...due]
    const sum = { checked: 0, changed: 0 }
    const work = async () => {
      for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
        sum.changed += await checkOne(deps, check)
        sum.checked += 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return sum
  }
}

/** How many listings say something else of their link now. */
async function checkOne(
  { unitOfWork, fetchLink, clock, random = Math.random }: Deps,
  before: LinkCheck,
): Promise<number> {
  // Outside of a transaction: an answer may take its time.
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

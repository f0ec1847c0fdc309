import type { Clock } from '@landfall/kit/core/clock'
import { isUuid } from '@landfall/kit/core/ids'
import { notFound, type NotFound } from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { Stores, Transaction } from '../../stores.ts'
import type { Actor } from '../account/account.policy.ts'
import type { MarkNoticesReadInput } from './notice.input.ts'
import { publishNoticeCounts } from './publish-notice-counts.ts'
import { countsOf, type NoticeCounts } from './read-notices.ts'

type Deps = { unitOfWork: UnitOfWork<Stores>; clock: Clock }
type Marked = { markedCount: number; counts: NoticeCounts }

/** Marks the viewer's notices as read: all of the named ones, or none when one is not theirs. */
export function makeMarkNoticesRead({ unitOfWork, clock }: Deps) {
  return async (
    { viewer: { userId } }: Actor,
    input: MarkNoticesReadInput,
  ): Promise<Result<Marked, NotFound>> => {
    const ids = input.all ? null : [...new Set(input.ids)]
    return unitOfWork<Result<Marked, NotFound>>(async (tx) => {
      if (ids !== null && !(await hasAll(tx, userId, ids))) return err(notFound('notice'))
      const markedCount = await tx.notices.markRead(userId, ids, clock.now())
      if (markedCount > 0) await publishNoticeCounts(tx, [userId])
      return ok({ markedCount, counts: await countsOf(tx, userId) })
    })
  }
}

async function hasAll(tx: Transaction, userId: string, ids: string[]): Promise<boolean> {
  if (!ids.every(isUuid)) return false
  return (await tx.notices.find(userId, ids)).length === ids.length
}

import type { Writer } from '../member/forum.policy.ts'
import type { OwnActivityStore } from './own-activity.store.ts'
import type { ActivityPosition, OwnActivity } from './own-activity.ts'

export type OwnActivityPage = {
  items: OwnActivity[]
  hasNextPage: boolean
  totalCount: number
}

/** A page of what somebody did besides writing. */
export function makeReadOwnActivity({ ownActivity }: { ownActivity: OwnActivityStore }) {
  return async function readOwnActivity(
    { userId }: Writer,
    { first, after }: { first: number; after: ActivityPosition | null },
  ): Promise<OwnActivityPage> {
    const [rows, totalCount] = await Promise.all([
      ownActivity.page(userId, { after, limit: first + 1 }),
      ownActivity.count(userId),
    ])
    return { items: rows.slice(0, first), hasNextPage: rows.length > first, totalCount }
  }
}

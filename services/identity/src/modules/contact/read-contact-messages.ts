import type { Stores } from '../../stores.ts'
import type { Actor } from '../account/account.policy.ts'
import type { ContactMessage } from './contact-message.ts'

type Page = { items: ContactMessage[]; hasNextPage: boolean; totalCount: number }

/** Reads messages for resolvers. */
export function makeReadContactMessages({ stores }: { stores: Stores }) {
  return {
    /** The messages that wait, the oldest first. */
    async waitingMessages(
      _admin: Actor,
      { first, after }: { first: number; after: string | null },
    ): Promise<Page> {
      const [rows, totalCount] = await Promise.all([
        stores.contactMessages.pageOfWaiting({ limit: first + 1, after }),
        stores.contactMessages.countWaiting(),
      ])
      return { items: rows.slice(0, first), hasNextPage: rows.length > first, totalCount }
    },
  }
}

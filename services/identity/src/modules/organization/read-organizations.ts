import type { Membership } from '@landfall/kit/identity/viewer'
import type { Stores } from '../../stores.ts'
import type { Actor } from '../account/account.policy.ts'
import type { QueuePosition } from './organization.store.ts'
import type { Organization, Verification } from './organization.ts'

type Page = { records: Organization[]; hasNextPage: boolean; totalCount: number }

/** Reads organizations for resolvers, which have asked the policies what may be shown. */
export function makeReadOrganizations({ stores }: { stores: Stores }) {
  return {
    membershipsOf: (userId: string): Promise<Membership[]> =>
      stores.members.membershipsOf(userId),

    /** Organizations by the state of their verification, oldest request first; admins only. */
    async organizationsToVerify(
      _admin: Actor,
      query: { verification: Verification; first: number; after: QueuePosition | null },
    ): Promise<Page> {
      const { verification, first, after } = query
      const [rows, totalCount] = await Promise.all([
        stores.organizations.queue(verification, after, first + 1),
        stores.organizations.countByVerification(verification),
      ])
      const hasNextPage = rows.length > first
      return { records: rows.slice(0, first), hasNextPage, totalCount }
    },
  }
}

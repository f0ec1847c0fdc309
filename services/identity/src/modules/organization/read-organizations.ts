import type { Forbidden, NotSignedIn } from '@landfall/kit/core/problems'
import { ok, type Result } from '@landfall/kit/core/result'
import type { Viewer } from '@landfall/kit/identity/viewer'
import type { Stores } from '../../stores.ts'
import { signedInAdmin } from '../account/account.policy.ts'
import type { QueuePosition } from './organization.store.ts'
import type { Organization, Verification } from './organization.ts'

type Page = { records: Organization[]; hasNextPage: boolean; totalCount: number }

export function makeReadOrganizations({ stores }: { stores: Stores }) {
  return {
    /** Organisations by the state of their verification, oldest request first; admins only. */
    async organizationsToVerify(
      viewer: Viewer,
      query: { verification: Verification; first: number; after: QueuePosition | null },
    ): Promise<Result<Page, NotSignedIn | Forbidden>> {
      const admin = signedInAdmin(viewer)
      if (!admin.ok) return admin
      const { verification, first, after } = query
      const [rows, totalCount] = await Promise.all([
        stores.organizations.queue(verification, after, first + 1),
        stores.organizations.countByVerification(verification),
      ])
      const hasNextPage = rows.length > first
      return ok({ records: rows.slice(0, first), hasNextPage, totalCount })
    },
  }
}

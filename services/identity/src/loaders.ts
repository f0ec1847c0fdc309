import DataLoader from 'dataloader'
import type { Clock } from '@landfall/kit/core/clock'
import type { Account } from './modules/account/account.ts'
import type { Member, Organization } from './modules/organization/organization.ts'
import type { Stores } from './stores.ts'

export type Loaders = ReturnType<typeof createLoaders>

/** One set per request: a list of posts asks once for all its authors. */
export function createLoaders(stores: Stores, clock: Clock) {
  return {
    openSessionCount: new DataLoader<string, number>(async (ids) => {
      const open = await stores.sessions.countOpen(ids, clock.now())
      return ids.map((id) => open.get(id) ?? 0)
    }),
    account: new DataLoader<string, Account | null>(async (ids) => {
      const found = new Map((await stores.accounts.findMany(ids)).map((a) => [a.id, a]))
      return ids.map((id) => found.get(id) ?? null)
    }),
    organization: new DataLoader<string, Organization | null>(async (ids) => {
      const rows = await stores.organizations.findMany(ids)
      const found = new Map(rows.map((row) => [row.id, row]))
      return ids.map((id) => found.get(id) ?? null)
    }),
    members: new DataLoader<string, Member[]>(async (ids) => {
      const byOrganization = Map.groupBy(
        await stores.members.listOf(ids),
        ({ organizationId }) => organizationId,
      )
      return ids.map((id) => byOrganization.get(id) ?? [])
    }),
  }
}

import type { EntryStore } from '../entry/entry.store.ts'
import type { Revision } from '../entry/entry.ts'
import type { Writer } from '../member/forum.policy.ts'
import type { OwnEntryStore } from './own-entry.store.ts'
import type { OwnEntry, OwnPosition } from './own-entry.ts'

export type OwnEntryPage = {
  items: (OwnEntry & { revisions: Revision[] })[]
  hasNextPage: boolean
  totalCount: number
}

/** A page of what somebody wrote, each entry with its earlier texts. */
export function makeReadOwnEntries({
  ownEntries,
  entries,
}: {
  ownEntries: OwnEntryStore
  entries: EntryStore
}) {
  return async function readOwnEntries(
    { userId }: Writer,
    { first, after }: { first: number; after: OwnPosition | null },
  ): Promise<OwnEntryPage> {
    const [rows, totalCount] = await Promise.all([
      ownEntries.page(userId, { after, limit: first + 1 }),
      ownEntries.count(userId),
    ])
    const shown = rows.slice(0, first)
    const revisions = await entries.revisionsOf(shown.map(({ id }) => id))
    const byEntry = Map.groupBy(revisions, ({ entryId }) => entryId)
    return {
      items: shown.map((entry) => ({ ...entry, revisions: byEntry.get(entry.id) ?? [] })),
      hasNextPage: rows.length > first,
      totalCount,
    }
  }
}

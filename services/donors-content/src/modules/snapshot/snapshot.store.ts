import type { Database } from '@landfall/kit/database/postgres'
import { desc, eq } from 'drizzle-orm'
import type { SnapshotModel } from '../../db/metrics-documents.ts'
import { metricsSnapshots as table } from '../../db/metrics-tables.ts'
import type { Snapshot } from './snapshot.ts'

export type SnapshotRow = typeof table.$inferSelect
export type SnapshotStore = ReturnType<typeof createSnapshotStore>
export type SnapshotDocumentStore = ReturnType<typeof createSnapshotDocumentStore>

/** Which snapshots there are. */
export function createSnapshotStore(db: Database) {
  return {
    /** False: this version was kept before. */
    async add(row: SnapshotRow): Promise<boolean> {
      const added = await db
        .insert(table)
        .values(row)
        .onConflictDoNothing()
        .returning({ version: table.version })
      return added.length === 1
    },

    /** The newest first. */
    latest: (organizationId: string, limit: number): Promise<SnapshotRow[]> =>
      db
        .select()
        .from(table)
        .where(eq(table.organizationId, organizationId))
        .orderBy(desc(table.version))
        .limit(limit),
  }
}

/**
 * The figures of snapshots: immutable documents, read by id. Only this service writes them, so they are not validated
 * again.
 */
export function createSnapshotDocumentStore(model: () => Promise<SnapshotModel>) {
  return {
    async insert(id: string, { figures, since, ...snapshot }: Snapshot): Promise<void> {
      const words = JSON.stringify({ figures, since })
      await (await model()).insert({ _id: id, ...snapshot, words })
    },

    async find(id: string): Promise<Snapshot | null> {
      const found = await (await model()).findById(id)
      if (found === null) return null
      const { figures, since } = JSON.parse(found.words) as Pick<
        Snapshot,
        'figures' | 'since'
      >
      const { organizationId, version, takenAt } = found
      const before = since && { ...since, takenAt: new Date(since.takenAt) }
      return { organizationId, version, takenAt, figures, since: before }
    },
  }
}

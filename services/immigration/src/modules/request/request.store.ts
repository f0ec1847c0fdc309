import { keyset } from '@landfall/kit/database/keyset'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { Database } from '@landfall/kit/database/postgres'
import { and, eq } from 'drizzle-orm'
import { immigrationGuidance } from '../../db/tables.ts'
import type { GuidanceRequest } from './request.ts'
import { sealedRequest } from './sealed-request.ts'

export type RequestStore = ReturnType<typeof createRequestStore>

/** Students' requests: sealed on the way in, opened on the way out, and always of one student. */
export function createRequestStore(db: Database, sealer: Sealer) {
  const table = immigrationGuidance
  const newest = keyset({ createdAt: table.createdAt, id: table.id }, 'desc')
  const own = (studentId: string, id: string) =>
    and(eq(table.studentId, studentId), eq(table.id, id))
  const opened = async (row: typeof table.$inferSelect): Promise<GuidanceRequest> => {
    const { sealed, ...same } = row
    return { ...sealedRequest.parse(await sealer.open(sealed)), ...same }
  }
  const sealedRow = async ({ id, studentId, version, ...rest }: GuidanceRequest) => {
    const { createdAt, updatedAt, ...words } = rest
    const sealed = await sealer.seal(words)
    return { id, studentId, version, createdAt, updatedAt, sealed }
  }

  return {
    /** All requests of one student, newest first; there are at most `MAX_REQUESTS`. */
    async findAll(studentId: string): Promise<GuidanceRequest[]> {
      const rows = await db
        .select()
        .from(table)
        .where(eq(table.studentId, studentId))
        .orderBy(...newest.orderBy)
      return Promise.all(rows.map(opened))
    },

    async find(studentId: string, id: string): Promise<GuidanceRequest | null> {
      const [row] = await db.select().from(table).where(own(studentId, id))
      return row ? opened(row) : null
    },

    async count(studentId: string): Promise<number> {
      return db.$count(table, eq(table.studentId, studentId))
    },

    async insert(request: GuidanceRequest): Promise<void> {
      await db.insert(table).values(await sealedRow(request))
    },

    async update(request: GuidanceRequest): Promise<void> {
      const { id, studentId } = request
      await db
        .update(table)
        .set(await sealedRow(request))
        .where(own(studentId, id))
    },

    async remove(studentId: string, id: string): Promise<void> {
      await db.delete(table).where(own(studentId, id))
    },

    async removeAll(studentId: string): Promise<void> {
      await db.delete(table).where(eq(table.studentId, studentId))
    },
  }
}

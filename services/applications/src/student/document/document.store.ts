import type { Database } from '@landfall/kit/database/postgres'
import { keyset } from '@landfall/kit/database/keyset'
import { holdName } from '@landfall/kit/transaction/hold-name'
import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  inArray,
  lt,
  ne,
  notExists,
  sql,
} from 'drizzle-orm'
import { documentHolds, documentObjects, documents } from '../../db/document-tables.ts'
import type {
  DocumentKind,
  DocumentObject,
  QuotaUse,
  ScanState,
  VaultDocument,
} from './document.ts'

/** A position in a student's list, newest first; ties are broken by id. */
export type DocumentPosition = { createdAt: Date; id: string }

/** A row of the vault itself. */
export type DocumentEntry = Omit<
  VaultDocument,
  'contentType' | 'bytes' | 'scanState' | 'usedIn'
>

export type DocumentStore = ReturnType<typeof createDocumentStore>

/** Reads and writes students' documents; every query of an entry names its student. */
export function createDocumentStore(db: Database) {
  const [entries, objects, holds] = [documents, documentObjects, documentHolds]
  const newest = keyset({ createdAt: entries.createdAt, id: entries.id }, 'desc')
  const own = (studentId: string, id: string) =>
    and(eq(entries.studentId, studentId), eq(entries.id, id))
  const usedIn = sql<number>`(select count(*)::int from ${holds} where ${holds.objectId} = ${objects.id})`
  const { contentType, bytes, scanState } = objects
  const whole = () =>
    db
      .select({ ...getTableColumns(entries), contentType, bytes, scanState, usedIn })
      .from(entries)
      .innerJoin(objects, eq(objects.id, entries.objectId))

  return {
    /** Until the transaction ends nobody else adds to this student's vault. */
    async lockVault(studentId: string): Promise<void> {
      const name = `document vault ${studentId}`
      await holdName(db, name)
    },

    async insert(entry: DocumentEntry): Promise<void> {
      await db.insert(entries).values(entry)
    },

    async find(studentId: string, id: string): Promise<VaultDocument | null> {
      const [row] = await whole().where(own(studentId, id))
      return row ?? null
    },

    async findByObject(objectId: string): Promise<VaultDocument | null> {
      const [row] = await whole().where(eq(entries.objectId, objectId))
      return row ?? null
    },

    /** As `find` for several, but keeps the entries locked until the transaction ends. */
    async lockAll(studentId: string, ids: readonly string[]): Promise<VaultDocument[]> {
      if (ids.length === 0) return []
      return whole()
        .where(and(eq(entries.studentId, studentId), inArray(entries.id, [...ids])))
        .orderBy(asc(entries.id))
        .for('update', { of: entries })
    },

    async update(entry: DocumentEntry): Promise<void> {
      const { name, kind, version, lastUsedAt } = entry
      await db
        .update(entries)
        .set({ name, kind, version, lastUsedAt })
        .where(own(entry.studentId, entry.id))
    },

    async remove(studentId: string, id: string): Promise<void> {
      await db.delete(entries).where(own(studentId, id))
    },

    /** One page, newest first; asks for `limit` rows after the position. */
    async page(query: {
      studentId: string
      kind: DocumentKind | null
      after: DocumentPosition | null
      limit: number
    }): Promise<VaultDocument[]> {
      const { studentId, kind, after, limit } = query
      return whole()
        .where(
          and(
            eq(entries.studentId, studentId),
            kind ? eq(entries.kind, kind) : undefined,
            newest.behind(after),
          ),
        )
        .orderBy(...newest.orderBy)
        .limit(limit)
    },

    async countOf(studentId: string, kind: DocumentKind | null): Promise<number> {
      const isOfKind = kind ? eq(entries.kind, kind) : undefined
      return db.$count(entries, and(eq(entries.studentId, studentId), isOfKind))
    },

    /** How much of the quota a student uses; content that was deleted for a virus does not count. */
    async useOf(studentId: string): Promise<QuotaUse> {
      const [row] = await db
        .select({
          usedBytes: sql<number>`coalesce(sum(${bytes}) filter (where ${scanState} <> 'infected'), 0)::int`,
          usedCount: count(),
        })
        .from(entries)
        .innerJoin(objects, eq(objects.id, entries.objectId))
        .where(eq(entries.studentId, studentId))
      return row ?? { usedBytes: 0, usedCount: 0 }
    },

    ...objectStore(db),
    ...holdStore(db),
  }
}

function objectStore(db: Database) {
  const table = documentObjects
  return {
    async insertObject(object: DocumentObject): Promise<void> {
      await db.insert(table).values(object)
    },

    /** The student's object with this content, locked so that it is not swept meanwhile. */
    async lockContent(studentId: string, sha256: string): Promise<DocumentObject | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.studentId, studentId), eq(table.sha256, sha256)))
        .for('update')
      return row ?? null
    },

    async findObject(id: string): Promise<DocumentObject | null> {
      const [row] = await db.select().from(table).where(eq(table.id, id))
      return row ?? null
    },

    async lockObject(id: string): Promise<DocumentObject | null> {
      const [row] = await db.select().from(table).where(eq(table.id, id)).for('update')
      return row ?? null
    },

    async setScanState(id: string, scanState: ScanState, now: Date): Promise<void> {
      await db.update(table).set({ scanState, scanChangedAt: now }).where(eq(table.id, id))
    },

    /** Those of `ids` that can still be read: the object exists and has its content. */
    async findKept(ids: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(and(inArray(table.id, [...ids]), ne(table.scanState, 'infected')))
      return new Set(rows.map(({ id }) => id))
    },

    /** Removes up to `limit` objects that no vault and no holder needs; returns their ids. */
    async takeUnneeded(limit: number): Promise<string[]> {
      const inVault = db
        .select({ id: documents.id })
        .from(documents)
        .where(eq(documents.objectId, table.id))
      const isHeld = db
        .select({ id: documentHolds.objectId })
        .from(documentHolds)
        .where(eq(documentHolds.objectId, table.id))
      const unneeded = db
        .select({ id: table.id })
        .from(table)
        .where(and(notExists(inVault), notExists(isHeld)))
        .limit(limit)
        .for('update', { skipLocked: true })
      const rows = await db
        .delete(table)
        .where(inArray(table.id, unneeded))
        .returning({ id: table.id })
      return rows.map(({ id }) => id)
    },

    /** Objects in one of the states since before `time`, locked; the oldest first. */
    async lockStale(
      states: readonly ScanState[],
      time: Date,
      limit: number,
    ): Promise<DocumentObject[]> {
      return db
        .select()
        .from(table)
        .where(and(inArray(table.scanState, [...states]), lt(table.scanChangedAt, time)))
        .orderBy(asc(table.scanChangedAt))
        .limit(limit)
        .for('update', { skipLocked: true })
    },
  }
}

/** Who holds documents: `kind` is a noun of this service, `id` its record. */
export type DocumentHolder = { kind: string; id: string }

/** A document as it was when it was handed in. */
export type HeldDocument = Pick<
  DocumentObject,
  'studentId' | 'contentType' | 'bytes' | 'scanState' | 'sha256'
> & { objectId: string; name: string; kind: DocumentKind }

function holdStore(db: Database) {
  const [holds, objects] = [documentHolds, documentObjects]
  const isOf = (holder: DocumentHolder) =>
    and(eq(holds.holderKind, holder.kind), eq(holds.holderId, holder.id))
  const held = () =>
    db
      .select({
        objectId: holds.objectId,
        name: holds.name,
        kind: holds.kind,
        studentId: objects.studentId,
        contentType: objects.contentType,
        bytes: objects.bytes,
        scanState: objects.scanState,
        sha256: objects.sha256,
      })
      .from(holds)
      .innerJoin(objects, eq(objects.id, holds.objectId))

  return {
    /** Existing holds stay unchanged. */
    async hold(
      holder: DocumentHolder,
      held: readonly Pick<VaultDocument, 'objectId' | 'name' | 'kind'>[],
      createdAt: Date,
    ): Promise<void> {
      if (held.length === 0) return
      const { kind: holderKind, id: holderId } = holder
      const rows = held.map(({ objectId, name, kind }) => ({
        objectId,
        name,
        kind,
        holderKind,
        holderId,
        createdAt,
      }))
      await db.insert(holds).values(rows).onConflictDoNothing()
    },

    async release(holder: DocumentHolder): Promise<void> {
      await db.delete(holds).where(isOf(holder))
    },

    async findHeld(holder: DocumentHolder): Promise<HeldDocument[]> {
      return held().where(isOf(holder)).orderBy(asc(holds.createdAt), asc(holds.objectId))
    },
  }
}

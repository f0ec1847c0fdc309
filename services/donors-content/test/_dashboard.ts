import { randomUUID } from 'node:crypto'
import { systemClock } from '@landfall/kit/core/clock'
import { newId } from '@landfall/kit/core/ids'
import type { Consumer } from '@landfall/kit/messaging/consumers'
import { deliver } from '@landfall/kit/messaging/consumers'
import { type EventDefinition, makeEnvelope } from '@landfall/proto-events'
import type { z } from 'zod'
import type { Fact } from './_histories.ts'
import { createSnapshotDocumentStore } from '../src/modules/snapshot/snapshot.store.ts'
import { makeTakeSnapshot } from '../src/modules/snapshot/take-snapshot.ts'
import { followApplications } from '../src/modules/projection/follow-figures.ts'
import type { Stores } from '../src/stores.ts'
import { startService } from './_service.ts'

export type Dashboard = Awaited<ReturnType<typeof startDashboard>>

/** The service, with helpers that fill and read an organization's figures. */
export async function startDashboard() {
  const studentAnswersKey = Buffer.alloc(32, 7).toString('base64url')
  const service = await startService({ clock: systemClock, studentAnswersKey })
  const { documents, stores, unitOfWork } = service
  const takeSnapshot = makeTakeSnapshot({
    stores,
    documents: createSnapshotDocumentStore(async () => (await documents.model()).snapshots),
    unitOfWork,
    clock: systemClock,
    newId,
  })
  return {
    ...service,
    takeSnapshot,
    /** Delivers one event; the same `id` is the same event. */
    hear<S extends z.ZodType>(
      consumer: Consumer<Stores>,
      event: EventDefinition<S>,
      o: { aggregateId: string; version: number; data: z.input<S>; id?: string },
    ) {
      const { id = randomUUID(), ...fact } = o
      const time = new Date('2026-11-23T10:00:00Z')
      return deliver(consumer, makeEnvelope(event, { id, time, ...fact }), unitOfWork)
    },
  }
}

/** A filter for all figures of an organization. */
export const everything = (organizationId: string) => ({
  organizationId,
  from: null,
  to: null,
  scholarshipIds: null,
})

/** Delivers facts as they come by the thousand: those of a moment share a transaction, each of another application. */
export async function hearAll(app: Dashboard, facts: readonly Fact[]): Promise<void> {
  let batch = new Map<string, Fact>()
  const flush = async () => {
    const rows = [...batch.values()].map(({ data, version }) => ({
      ...data,
      version,
      submittedAt: new Date(data.submittedAt),
      decidedAt: data.decidedAt === null ? null : new Date(data.decidedAt),
    }))
    batch = new Map()
    await app.unitOfWork((tx) => followApplications(tx, rows))
  }
  for (const one of facts) {
    if (batch.has(one.aggregateId) || batch.size === 64) await flush()
    batch.set(one.aggregateId, one)
  }
  await flush()
}

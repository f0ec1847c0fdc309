import type { Outbox } from '@landfall/kit/transaction/outbox'
import { MetricsChanged } from '@landfall/proto-events/donors-content/metrics-changed.v1'
import { takeSnapshotJob } from '../../jobs/take-snapshot.job.ts'
import type { ApplicationFigures, FundFigures } from './application-figures.ts'
import type { ProjectionStore, OrganizationVersion } from './projection.store.ts'
import type { RebuildStore } from './rebuild.store.ts'

type Tx = { projection: ProjectionStore; rebuilds: RebuildStore; outbox: Outbox }

/** A snapshot is taken after this many changes of an organization's figures. */
const SNAPSHOT_EVERY = 25

/** Applies figures of applications; an older version changes nothing. */
export async function followApplications(
  tx: Tx,
  rows: readonly ApplicationFigures[],
): Promise<void> {
  await publish(tx, await tx.projection.keepApplications(rows))
}

/** Applies a fund's balances. */
export async function followFund(tx: Tx, row: FundFigures): Promise<void> {
  await publish(tx, await tx.projection.keepFund(row))
}

async function publish(tx: Tx, owners: readonly string[]): Promise<void> {
  const counts = Map.groupBy(owners, (id) => id)
  const changed = await publishChanges(tx, owners)
  const due = changed.filter(({ organizationId, version }) => {
    const before = version - (counts.get(organizationId)?.length ?? 0)
    return periodOf(before) !== periodOf(version)
  })
  // Snapshots are permanent, so none is taken while a rebuild is still incomplete.
  if (due.length === 0 || (await tx.rebuilds.isOpen())) return
  for (const { organizationId, version } of due) {
    const key = `${organizationId}:${periodOf(version)}`
    await tx.outbox.enqueue(takeSnapshotJob, { organizationId }, { key })
  }
}

/** Counts the changes of these organizations' figures and publishes them. */
export async function publishChanges(
  { projection, outbox }: Pick<Tx, 'projection' | 'outbox'>,
  owners: readonly string[],
): Promise<OrganizationVersion[]> {
  const changed = await projection.countChanges(owners)
  await outbox.publishAll(
    MetricsChanged,
    changed.map(({ organizationId, version }) => ({
      aggregateId: organizationId,
      version,
      data: { organizationId },
    })),
  )
  return changed
}

function periodOf(version: number): number {
  return Math.floor(version / SNAPSHOT_EVERY)
}

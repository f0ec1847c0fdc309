import type { Outbox } from '@landfall/kit/transaction/outbox'
import { MetricsChanged } from '@landfall/proto-events/donors-content/metrics-changed.v1'
import { takeSnapshotJob } from '../../jobs/take-snapshot.job.ts'
import type { ApplicationFigures, FundFigures } from './application-figures.ts'
import type { ProjectionStore } from './projection.store.ts'

type Tx = { projection: ProjectionStore; outbox: Outbox }

/** After so many changes of an organization's figures they are kept as they are. */
const SNAPSHOT_EVERY = 25

/** Takes what was told of applications; what is older than what is there changes nothing. */
export async function followApplications(
  tx: Tx,
  rows: readonly ApplicationFigures[],
): Promise<void> {
  await tell(tx, await tx.projection.keepApplications(rows))
}

/** Takes what was told of a fund. */
export async function followFund(tx: Tx, row: FundFigures): Promise<void> {
  await tell(tx, await tx.projection.keepFund(row))
}

async function tell(tx: Tx, owners: readonly string[]): Promise<void> {
  const counts = Map.groupBy(owners, (id) => id)
  const told = await tx.projection.countChanges(owners)
  await tx.outbox.publishAll(
    MetricsChanged,
    told.map(({ organizationId, version }) => ({
      aggregateId: organizationId,
      version,
      data: { organizationId },
    })),
  )
  for (const { organizationId, version } of told) {
    const before = version - (counts.get(organizationId)?.length ?? 0)
    if (periodOf(before) === periodOf(version)) continue
    const key = `${organizationId}:${periodOf(version)}`
    await tx.outbox.enqueue(takeSnapshotJob, { organizationId }, { key })
  }
}

function periodOf(version: number): number {
  return Math.floor(version / SNAPSHOT_EVERY)
}

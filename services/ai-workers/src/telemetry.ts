import type { Log } from '@landfall/kit/observability/log'
import type { Metrics } from '@landfall/kit/observability/metrics'
import { Counter, Histogram } from 'prom-client'
import type { OpenCatalog } from './modules/listing/open-catalog.ts'
import type { Explained } from './modules/match/explain-awards.ts'

/** Metrics of matching, one function for each fact. */
export function createTelemetry(o: {
  metrics: Metrics
  catalog: Pick<OpenCatalog, 'asOf' | 'index'>
  log: Log
}) {
  const { metrics } = o
  const registers = [metrics.registry]
  watchIndex(metrics, o.catalog)
  const lag = new Histogram({
    name: 'landfall_matching_change_lag_seconds',
    help: 'From the event of a changed listing to its place in the index',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
    registers,
  })
  const duration = new Histogram({
    name: 'landfall_matching_match_duration_seconds',
    help: 'Time to match one student and explain what is shown',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers,
  })
  const dropped = new Counter({
    name: 'landfall_matching_dropped_total',
    help: 'Chosen awards that were not shown, by reason; disagreement is a fault of ours',
    labelNames: ['why'],
    registers,
  })
  return {
    applied: (ageMs: number) => lag.observe(Math.max(0, ageMs) / 1_000),
    matched: ({ durationMs }: { durationMs: number }) =>
      duration.observe(durationMs / 1_000),
    dropped(found: { runId: string; dropped: Explained['dropped'] }) {
      for (const { id: scholarshipId, why } of found.dropped) {
        dropped.inc({ why })
        if (why !== 'disagreement') continue
        const { runId } = found
        o.log.error(
          { runId, scholarshipId },
          'the index and the explanation disagree about an award',
        )
      }
    },
  }
}

/** Metrics of the index, read at each scrape. */
function watchIndex(metrics: Metrics, catalog: Pick<OpenCatalog, 'asOf' | 'index'>): void {
  const { index } = catalog
  const watch = (name: string, help: string, read: () => number) =>
    metrics.watch({ name: `landfall_matching_${name}`, help, read })
  watch('index_rows', 'Listings in the index, closed ones included', () => index.size)
  watch('index_open_rows', 'Open listings in the index', () => index.openCount)
  watch('index_bytes', 'Memory of the index', () => index.bytes)
  watch('newest_change_age_seconds', 'Age of the newest change that the index has', () => {
    const { asOf } = catalog
    return asOf === null ? 0 : (Date.now() - asOf.getTime()) / 1_000
  })
}

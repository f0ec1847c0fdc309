import type { Clock } from '@landfall/kit/core/clock'
import { collectFaults } from '@landfall/kit/core/collect-faults'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { SourceWentStale } from '@landfall/proto-events/catalog/source-went-stale.v1'
import { isStale } from './source.ts'
import type { SourceStores, SourceTx } from './source-stores.ts'

type Deps = { unitOfWork: UnitOfWork<SourceStores>; clock: Clock }

/**
 * Publishes each source that is out of date, once until it delivers again. One that fails does not hold up the others.
 * @returns how many
 * @throws the error of the first source that failed
 */
export function makeReportStaleSources({ unitOfWork, clock }: Deps) {
  return async (): Promise<number> => {
    const now = clock.now()
    const sources = await unitOfWork((stores) => stores.sources.all())
    const stale = sources.filter((source) => isStale(source, now)).map(({ id }) => id)
    const faults = collectFaults()
    const published = await faults.each(stale, (id) =>
      unitOfWork((stores) => publish(id, stores, now)),
    )
    faults.throwFirst()
    return published.filter(Boolean).length
  }
}

async function publish(
  id: string,
  { sources, outbox }: SourceTx,
  now: Date,
): Promise<boolean> {
  const source = await sources.findForUpdate(id)
  if (source === null || source.staleToldAt !== null || !isStale(source, now)) return false
  await sources.put({ ...source, staleToldAt: now })
  await outbox.publish(SourceWentStale, {
    aggregateId: id,
    // A timestamp, as the source's own version only counts its settings.
    version: Math.floor(now.getTime() / 1000),
    data: {
      sourceId: id,
      sourceName: source.name,
      staleAfterHours: source.staleAfterHours,
      lastSuccessAt: source.lastSuccessAt?.toISOString() ?? null,
      foundAt: now.toISOString(),
    },
  })
  return true
}

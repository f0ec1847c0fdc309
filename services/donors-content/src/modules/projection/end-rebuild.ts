import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { publishChanges } from './follow-figures.ts'
import type { ProjectionStore } from './projection.store.ts'
import type { RebuildStore } from './rebuild.store.ts'

type Stores = { projection: ProjectionStore; rebuilds: RebuildStore }

/** How much applications says it published again, and when it was done. */
export type FiguresCopy = {
  requestId: string
  toldAt: Date
  applications: number
  funds: number
}

/**
 * Once everything that was published again has come, deletes the rows that were not: they no longer exist at the
 * source. Each kind of event travels on its own, so the closing event may overtake those that it counts.
 * @returns `waiting` while some have not come, `over` if another request or none is open, else how many rows it
 * deleted
 */
export function makeEndRebuild({ unitOfWork }: { unitOfWork: UnitOfWork<Stores> }) {
  return (copy: FiguresCopy): Promise<'waiting' | 'over' | number> =>
    unitOfWork(async ({ projection, rebuilds, outbox }) => {
      if ((await rebuilds.openRequest()) !== copy.requestId) return 'over'
      const come = await projection.countReceived(copy.toldAt)
      if (come.applications < copy.applications || come.funds < copy.funds) return 'waiting'
      const owners = await projection.dropMissing()
      await publishChanges({ projection, outbox }, owners)
      await rebuilds.endAll()
      return owners.length
    })
}

export type EndRebuild = ReturnType<typeof makeEndRebuild>

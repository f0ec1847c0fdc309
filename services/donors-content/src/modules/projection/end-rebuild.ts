import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { publishChanges } from './follow-figures.ts'
import type { ProjectionStore } from './projection.store.ts'
import type { RebuildStore } from './rebuild.store.ts'

type Stores = { projection: ProjectionStore; rebuilds: RebuildStore }

/** What the owner says it told again, and when it was done. */
export type FiguresCopy = {
  requestId: string
  toldAt: Date
  applications: number
  funds: number
}

/**
 * Once all has come that was told again, what was not is no more and goes. Events of each kind travel for themselves,
 * so that the last word may come before what it counts.
 * @returns `waiting` while some of it has not come, `over` when another request is open or none, else how many rows went
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

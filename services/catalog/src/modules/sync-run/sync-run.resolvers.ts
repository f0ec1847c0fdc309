import type { CatalogContext } from '../../context.ts'
import { SCHOLARSHIPS_SOURCE } from './sync-run.ts'

export const syncRunQueries = {
  latestSync: (_parent: unknown, _args: unknown, { stores }: CatalogContext) =>
    stores.syncRuns.latestFinishedOf(SCHOLARSHIPS_SOURCE),
}

export const syncRunType = {
  /** Counted now: between two runs owners publish and close too. */
  openCount: (_parent: unknown, _args: unknown, { stores }: CatalogContext) =>
    stores.scholarships.openCount(),
}

import type { CatalogContext } from '../request/context.ts'

export const syncRunQueries = {
  latestSync: (_parent: unknown, _args: unknown, { stores }: CatalogContext) =>
    stores.syncRuns.latestOfScholarships(),
}

export const syncRunType = {
  /** Counted now: between two runs owners publish and close too. */
  openCount: (_parent: unknown, _args: unknown, { stores }: CatalogContext) =>
    stores.scholarships.openCount(),
}

import type { CatalogContext } from '../../context.ts'

export const syncRunQueries = {
  latestSync: (_parent: unknown, _args: unknown, { stores }: CatalogContext) =>
    stores.syncRuns.latestFinished(),
}

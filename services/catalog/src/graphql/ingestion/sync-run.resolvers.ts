import type { CatalogContext } from '../request/context.ts'

export const syncRunQueries = {
  latestSync: (_parent: unknown, _args: unknown, { useCases }: CatalogContext) =>
    useCases.latestSync(),
}

export const syncRunType = {
  /** Counted now: between two runs owners publish and close too. */
  openCount: (_parent: unknown, _args: unknown, { useCases }: CatalogContext) =>
    useCases.countOpenScholarships(),
}

import type { CatalogContext } from '../request/context.ts'

export const syncRunQueries = {
  latestSync: (_parent: unknown, _args: unknown, { useCases }: CatalogContext) =>
    useCases.latestSync(),
}

export const syncRunType = {
  /** Counted now, as owners publish and close between runs too. */
  openCount: (_parent: unknown, _args: unknown, { useCases }: CatalogContext) =>
    useCases.countOpenScholarships(),
}

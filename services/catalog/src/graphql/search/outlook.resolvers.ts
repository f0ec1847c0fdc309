import type { CatalogContext } from '../context/context.ts'
import { moneyOf } from '../context/present.ts'

export const outlookQueries = {
  async scholarshipOutlook(
    _parent: unknown,
    _args: unknown,
    { loaders, useCases }: CatalogContext,
  ) {
    const facts = await loaders.viewerFacts()
    if (facts === null) return null
    const { statedTotal, ...counts } = await useCases.getOutlook(facts)
    return { ...counts, statedTotal: moneyOf(statedTotal, 'USD') }
  },
}

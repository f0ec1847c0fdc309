import type { CatalogContext } from '../request/context.ts'
import { moneyOf } from '../request/present.ts'

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

import type { SubgraphContext } from '@landfall/kit/subgraph'
import DataLoader from 'dataloader'
import type { Stores } from './stores.ts'
import type { UseCases } from './use-cases.ts'

export type Context = SubgraphContext<{ useCases: UseCases; loaders: Loaders }>

export type Loaders = ReturnType<typeof createLoaders>

/** One set per request: a list of runs asks once for all its links. */
export function createLoaders(stores: Stores) {
  return {
    shareToken: new DataLoader<string, string | null>(async (runIds) => {
      const tokens = await stores.matchShares.tokensOf(runIds)
      return runIds.map((id) => tokens.get(id) ?? null)
    }),
  }
}

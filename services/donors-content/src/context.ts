import type { SubgraphContext } from '@landfall/kit/graphql/subgraph'
import type { Loaders } from './loaders.ts'
import type { UseCases } from './use-cases.ts'

export type Context = SubgraphContext<{ useCases: UseCases; loaders: Loaders }>

import type { SubgraphContext } from '@landfall/kit/graphql/subgraph'
import type { UseCases } from './use-cases.ts'

export type Context = SubgraphContext<{ useCases: UseCases }>

import type { SubgraphContext } from '@landfall/kit/subgraph'
import type { UseCases } from './use-cases.ts'

export type Context = SubgraphContext<{ useCases: UseCases }>

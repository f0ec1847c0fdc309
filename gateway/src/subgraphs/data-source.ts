import type { GraphQLDataSource } from '@apollo/gateway'
import type { RequestContext } from './request-context.ts'

/** How one subgraph is asked, over HTTP or in the process. */
export type DataSource = GraphQLDataSource<RequestContext>

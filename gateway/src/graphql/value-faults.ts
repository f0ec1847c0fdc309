import type { Log } from '@landfall/kit/observability/log'
import type { Metrics } from '@landfall/kit/observability/metrics'
import {
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  valueFromASTUntyped,
} from 'graphql'
import type { ValueFault } from '../executor/complete-value.ts'
import type { RequestContext } from '../subgraphs/request-context.ts'

/**
 * Logs and counts values of subgraphs that break the graph's schema, such as a null where none may
 * be: once per answer and field, however long the list.
 */
export function valueFaultReports(o: {
  log: Log
  metrics: Metrics
  supergraphSchema: GraphQLSchema
}): (faults: readonly ValueFault[], context: RequestContext) => void {
  const counter = o.metrics.counter({
    name: 'landfall_graph_value_faults_total',
    help: "Answers in which a subgraph's value broke the schema, by field and subgraph",
    labelNames: ['field', 'subgraph'],
  })
  return (faults, { caller: { requestId } }) => {
    for (const field of new Set(faults.map((fault) => fault.field))) {
      const subgraph = subgraphsOf(o.supergraphSchema, field)
      counter.inc({ field, subgraph })
      o.log.error({ requestId, field, subgraph }, 'a value breaks the schema')
    }
  }
}

/** The subgraphs that answer a field, as the supergraph joins them: `catalog` or `catalog, identity`. */
function subgraphsOf(supergraph: GraphQLSchema, field: string): string {
  const [typename = '', name = ''] = field.split('.')
  const type = supergraph.getType(typename)
  if (!isObjectType(type) && !isInterfaceType(type)) return 'unknown'
  const ofField = graphsIn(type.getFields()[name]?.astNode, 'join__field')
  const ofType = graphsIn(type.astNode, 'join__type')
  return [...new Set(ofField.length > 0 ? ofField : ofType)].join(', ') || 'unknown'
}

type Annotated = {
  readonly directives?: readonly {
    readonly name: { readonly value: string }
    readonly arguments?: readonly {
      readonly name: { readonly value: string }
      readonly value: Parameters<typeof valueFromASTUntyped>[0]
    }[]
  }[]
}

function graphsIn(node: Annotated | null | undefined, directive: string): string[] {
  return (node?.directives ?? [])
    .filter(({ name }) => name.value === directive)
    .flatMap(({ arguments: args = [] }) => args)
    .filter(({ name }) => name.value === 'graph')
    .map(({ value }) =>
      String(valueFromASTUntyped(value)).toLowerCase().replaceAll('_', '-'),
    )
}

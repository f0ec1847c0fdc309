import {
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  getOperationAST,
  parse,
} from 'graphql'
import { fragmentsOf } from '../executor/fragments-of.ts'
import { measureOperation } from './measure-operation.ts'

/** What running one of our own documents with these variables costs, measured like a stranger's. */
export type CostMeter = (document: string, variables: Record<string, unknown>) => number

type Parsed = {
  operation: OperationDefinitionNode
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
}

/** For the facade's documents, whose number is fixed: each is parsed once. */
export function createCostMeter(schema: GraphQLSchema): CostMeter {
  const parsed = new Map<string, Parsed>()
  return (document, variables) => {
    const { operation, fragments } = parsed.get(document) ?? read(document)
    parsed.set(document, { operation, fragments })
    return measureOperation(schema, operation, fragments, variables).cost
  }
}

function read(text: string): Parsed {
  const document = parse(text, { noLocation: true })
  const operation = getOperationAST(document)
  if (!operation) throw new Error('A document of ours has one operation')
  return { operation, fragments: fragmentsOf(document) }
}

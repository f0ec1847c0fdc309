import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { isIntrospection } from '../executor/introspection.ts'
import { FIELD_COSTS, INTROSPECTION_COST } from './field-costs.ts'
import { defaultsOf } from '../executor/variable-defaults.ts'

export type OperationSize = {
  /** How deep fields are nested. */
  depth: number
  aliases: number
  /** The most objects that the operation can ask for: see `measureOperation`. */
  cost: number
  /** Fields, each as often as it is reached. */
  fields: number
}

type Measure = {
  schema: GraphQLSchema
  /** The operation's own defaults included. */
  variables: Readonly<Record<string, unknown>>
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** A fragment is measured once per operation and length of pages, however often it is spread. */
  known: Map<string, OperationSize>
}

const NOTHING: OperationSize = { depth: 0, aliases: 0, cost: 0, fields: 0 }

/**
 * Measures a validated operation without running it. A field that yields an object costs one plus its
 * selection. An argument `first` or `last` says how many times that selection counts, at least once; for
 * a connection, its `edges`. Scalars cost nothing, unless `FIELD_COSTS` says so. Introspection costs
 * the same whatever it asks for, and that much again for each alias in it; validation limits its
 * depth.
 */
export function measureOperation(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Readonly<Record<string, unknown>>,
): OperationSize {
  const root = schema.getRootType(operation.operation)
  if (!root) return NOTHING
  const measure: Measure = {
    schema,
    variables: { ...defaultsOf(operation), ...variables },
    fragments,
    known: new Map(),
  }
  return measureSelections(measure, { type: root, edges: 1 }, operation.selectionSet)
}

/** The type whose fields are measured, and how many edges it has if it is a connection. */
type Parent = { type: GraphQLNamedType; edges: number }

function measureSelections(
  measure: Measure,
  parent: Parent,
  { selections }: SelectionSetNode,
): OperationSize {
  let total = NOTHING
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      total = sum(total, measureField(measure, parent, selection))
    } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
      total = sum(total, measureFragment(measure, parent, selection.name.value))
    } else {
      const condition = selection.typeCondition?.name.value
      const type = condition ? measure.schema.getType(condition) : parent.type
      const inner = type && { ...parent, type }
      if (inner)
        total = sum(total, measureSelections(measure, inner, selection.selectionSet))
    }
  }
  return total
}

function measureField(measure: Measure, parent: Parent, node: FieldNode): OperationSize {
  const aliases = node.alias && node.alias.value !== node.name.value ? 1 : 0
  if (isIntrospection(node.name.value)) return measureIntrospection(measure, node, aliases)
  const name = node.name.value
  const field = fieldOf(parent.type, name)
  const type = field && getNamedType(field.type)
  const ownCost = FIELD_COSTS[`${parent.type.name}.${name}`]
  if (!field || !node.selectionSet || !isCompositeType(type)) {
    const depth = name.startsWith('__') ? 0 : 1
    return { depth, aliases, cost: ownCost ?? 0, fields: 1 }
  }
  const rows = pageSize(measure, field, node)
  const isConnection = fieldOf(type, 'edges') !== undefined
  const inner = { type, edges: isConnection ? rows : 1 }
  const below = measureSelections(measure, inner, node.selectionSet)
  const own = (ownCost ?? 1) + below.cost * (isConnection ? 1 : rows)
  return {
    depth: below.depth + 1,
    aliases: below.aliases + aliases,
    cost: name === 'edges' ? own * parent.edges : own,
    fields: below.fields + 1,
  }
}

function measureIntrospection(
  measure: Measure,
  node: FieldNode,
  ownAliases: number,
): OperationSize {
  const name = node.name.value === '__type' ? '__Type' : '__Schema'
  const type = measure.schema.getType(name)
  if (!node.selectionSet || !type) return NOTHING
  const below = measureSelections(measure, { type, edges: 1 }, node.selectionSet)
  return {
    depth: 0,
    aliases: ownAliases + below.aliases,
    cost: INTROSPECTION_COST * (1 + below.aliases),
    fields: below.fields + 1,
  }
}

function measureFragment(measure: Measure, { edges }: Parent, name: string): OperationSize {
  const key = `${name} ${edges}`
  const known = measure.known.get(key)
  if (known) return known
  const fragment = measure.fragments.get(name)
  const type = fragment && measure.schema.getType(fragment.typeCondition.name.value)
  const size =
    fragment && type
      ? measureSelections(measure, { type, edges }, fragment.selectionSet)
      : NOTHING
  measure.known.set(key, size)
  return size
}

function pageSize(
  measure: Measure,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
): number {
  const argument = field.args.find(({ name }) => name === 'first' || name === 'last')
  if (!argument) return 1
  const given = node.arguments?.find(({ name }) => name.value === argument.name)?.value
  const value =
    given?.kind === Kind.VARIABLE
      ? (measure.variables[given.name.value] ?? argument.defaultValue)
      : given?.kind === Kind.INT
        ? Number(given.value)
        : argument.defaultValue
  return typeof value === 'number' ? Math.max(1, value) : 1
}

function fieldOf(parent: GraphQLNamedType, name: string) {
  return isObjectType(parent) || isInterfaceType(parent)
    ? parent.getFields()[name]
    : undefined
}

function sum(left: OperationSize, right: OperationSize): OperationSize {
  return {
    depth: Math.max(left.depth, right.depth),
    aliases: left.aliases + right.aliases,
    cost: left.cost + right.cost,
    fields: left.fields + right.fields,
  }
}

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
  /** Fields below one another. */
  depth: number
  aliases: number
  /** Objects that the operation asks for at most: see `measureOperation`. */
  cost: number
  /** Fields, each as often as it is reached. */
  fields: number
}

type Measure = {
  schema: GraphQLSchema
  /** The operation's own defaults included. */
  variables: Readonly<Record<string, unknown>>
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** A fragment is measured once per operation, however often it is spread. */
  known: Map<string, OperationSize>
}

const NOTHING: OperationSize = { depth: 0, aliases: 0, cost: 0, fields: 0 }

/**
 * Measures a validated operation without running it. A field that yields an object costs one plus
 * its selection; with a `first` argument its selection counts `first` times (once at least).
 * Scalars cost nothing, unless `FIELD_COSTS` says so. Introspection costs the same for whatever it
 * asks, and that again for each alias in it: its depth is bounded by validation.
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
  return measureSelections(measure, root, operation.selectionSet)
}

function measureSelections(
  measure: Measure,
  parent: GraphQLNamedType,
  { selections }: SelectionSetNode,
): OperationSize {
  let total = NOTHING
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      total = sum(total, measureField(measure, parent, selection))
    } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
      total = sum(total, measureFragment(measure, selection.name.value))
    } else {
      const condition = selection.typeCondition?.name.value
      const type = condition ? measure.schema.getType(condition) : parent
      if (type) total = sum(total, measureSelections(measure, type, selection.selectionSet))
    }
  }
  return total
}

function measureField(
  measure: Measure,
  parent: GraphQLNamedType,
  node: FieldNode,
): OperationSize {
  const aliases = node.alias && node.alias.value !== node.name.value ? 1 : 0
  if (isIntrospection(node.name.value)) return measureIntrospection(measure, node, aliases)
  const field = fieldOf(parent, node.name.value)
  const type = field && getNamedType(field.type)
  const ownCost = FIELD_COSTS[`${parent.name}.${node.name.value}`]
  if (!field || !node.selectionSet || !isCompositeType(type)) {
    const depth = node.name.value.startsWith('__') ? 0 : 1
    return { depth, aliases, cost: ownCost ?? 0, fields: 1 }
  }
  const below = measureSelections(measure, type, node.selectionSet)
  return {
    depth: below.depth + 1,
    aliases: below.aliases + aliases,
    cost: (ownCost ?? 1) + below.cost * pageSize(measure, field, node),
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
  const below = measureSelections(measure, type, node.selectionSet)
  return {
    depth: 0,
    aliases: ownAliases + below.aliases,
    cost: INTROSPECTION_COST * (1 + below.aliases),
    fields: below.fields + 1,
  }
}

function measureFragment(measure: Measure, name: string): OperationSize {
  const known = measure.known.get(name)
  if (known) return known
  const fragment = measure.fragments.get(name)
  const type = fragment && measure.schema.getType(fragment.typeCondition.name.value)
  const size =
    fragment && type ? measureSelections(measure, type, fragment.selectionSet) : NOTHING
  measure.known.set(name, size)
  return size
}

function pageSize(
  measure: Measure,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
): number {
  const argument = field.args.find(({ name }) => name === 'first')
  if (!argument) return 1
  const given = node.arguments?.find(({ name }) => name.value === 'first')?.value
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

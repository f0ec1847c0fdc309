import {
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  typeFromAST,
} from 'graphql'

type Fill = (value: unknown) => unknown

/**
 * Fills in what an operation's variables leave out and the schema gives a default, within input
 * objects: graphql-jit's reader of variables refuses a missing non-null field although it has one.
 * @returns null when no variable of the operation has such a field
 */
export function createDefaultsFiller(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): ((variables: Record<string, unknown>) => Record<string, unknown>) | null {
  const fillers = new Map<GraphQLInputType, Fill | null>()
  const filled = (operation.variableDefinitions ?? []).flatMap(({ variable, type }) => {
    const fill = fillerOf(typeFromAST(schema, type as never) as GraphQLInputType, fillers)
    return fill ? [[variable.name.value, fill] as const] : []
  })
  if (filled.length === 0) return null
  return (variables) => {
    const given = filled.filter(([name]) => variables[name] !== undefined)
    const values = given.map(([name, fill]) => [name, fill(variables[name])] as const)
    return { ...variables, ...Object.fromEntries(values) }
  }
}

/** Null for types without a default anywhere inside, which most are. */
function fillerOf(
  type: GraphQLInputType,
  fillers: Map<GraphQLInputType, Fill | null>,
): Fill | null {
  if (isNonNullType(type)) return fillerOf(type.ofType, fillers)
  if (isListType(type)) {
    const fill = fillerOf(type.ofType, fillers)
    return fill && ((list) => (Array.isArray(list) ? list.map(fill) : fill(list)))
  }
  if (!isInputObjectType(type)) return null
  const known = fillers.get(type)
  if (known !== undefined) return known
  // An input type may contain itself; inside it this same filler applies.
  const own: Fill = (value) => (isObject(value) ? fillObject(value) : value)
  fillers.set(type, own)
  const fields = Object.values(type.getFields()).map((field) => ({
    name: field.name,
    ifMissing: asSent(field.type, field.defaultValue),
    fill: fillerOf(field.type, fillers),
  }))
  const changing = fields.filter(({ ifMissing, fill }) => ifMissing !== undefined || fill)
  function fillObject(value: Record<string, unknown>): Record<string, unknown> {
    const result = { ...value }
    for (const { name, ifMissing, fill } of changing) {
      const given = result[name] === undefined ? ifMissing : result[name]
      if (given !== undefined) result[name] = fill ? fill(given) : given
    }
    return result
  }
  if (changing.length > 0) return own
  fillers.set(type, null)
  return null
}

/** The schema holds a default as resolvers get it; filled in, it is parsed like a value that was sent. */
function asSent(type: GraphQLInputType, value: unknown): unknown {
  if (value === undefined || value === null) return value
  if (isNonNullType(type)) return asSent(type.ofType, value)
  if (isListType(type) && Array.isArray(value)) {
    return value.map((item) => asSent(type.ofType, item))
  }
  return isLeafType(type) ? type.serialize(value) : value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import {
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  parseValue,
  valueFromASTUntyped,
} from 'graphql'

/** The same seed gives the same numbers from 0 to below 1 (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type RandomOperation = { query: string; variables: Record<string, unknown> }

/** A valid operation with aliases, fragments, conditions, variables and merged fields. */
export function randomOperation(
  schema: GraphQLSchema,
  seed: number,
  kind: 'query' | 'mutation' = 'query',
): RandomOperation {
  const random = randomOf(seed)
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
  if (!root) throw new Error(`The schema has no root for a ${kind}`)
  const writer: Writer = { schema, random, written: 0, definitions: [], variables: {} }
  const selection = writeSelection(root, 0, writer)
    // Uses both variables.
    .replace('{', '{ used: __typename @include(if: $yes) @skip(if: $no)')
  const definitions = ['$yes: Boolean! = true', '$no: Boolean!', ...writer.definitions]
  return {
    query: `${kind} Random(${definitions.join(', ')}) ${selection}`,
    variables: {
      no: random() < 0.3,
      ...(random() < 0.5 && { yes: random() < 0.5 }),
      ...writer.variables,
    },
  }
}

type Writer = {
  schema: GraphQLSchema
  random: () => number
  written: number
  /** Definitions of variables for arguments. */
  definitions: string[]
  variables: Record<string, unknown>
}

const DEPTH_MAX = 5
const FIELDS_MAX = 60

function writeSelection(type: GraphQLCompositeType, depth: number, writer: Writer): string {
  const { random } = writer
  const parts: string[] = []
  if (random() < 0.3 || !('getFields' in type)) parts.push('__typename')
  if ('getFields' in type) {
    const fields = Object.values(type.getFields())
    const count = depth === 0 ? 2 : 1 + Math.floor(random() * 6)
    for (let index = 0; index < count; index++) {
      const field = fields[Math.floor(random() * fields.length)]
      if (field) parts.push(...writeField(field, depth, writer))
    }
  }
  for (const part of writeFragments(type, depth, writer)) parts.push(part)
  return `{ ${parts.length === 0 ? '__typename' : parts.join(' ')} }`
}

function writeField(
  field: GraphQLField<unknown, unknown>,
  depth: number,
  writer: Writer,
): string[] {
  const { random } = writer
  const type = getNamedType(field.type)
  if (isCompositeType(type) && (depth >= DEPTH_MAX || writer.written >= FIELDS_MAX))
    return []
  writer.written += 1
  const required = field.args.filter(
    ({ type: one, defaultValue }) => isNonNullType(one) && defaultValue === undefined,
  )
  const values = required.map(
    ({ name, type: one }) =>
      `${name}: ${random() < 0.4 ? variable(one, writer) : literal(one)}`,
  )
  const args = values.length > 0 ? `(${values.join(', ')})` : ''
  // Each mention has an alias of its own: one key with two meanings would be invalid.
  const alias = random() < 0.5 || args ? `a${writer.written}_${field.name}: ` : ''
  const inner = isCompositeType(type) ? ` ${writeSelection(type, depth + 1, writer)}` : ''
  const whole = `${alias}${field.name}${args}`
  const first = `${whole}${condition(random)}${inner}`
  if (random() >= 0.15) return [first]
  // Mentions it again under the same key, with another selection and condition: the executor has to merge the two.
  const other = isCompositeType(type) ? ` ${writeSelection(type, depth + 1, writer)}` : ''
  return [first, `${whole}${condition(random)}${other}`]
}

function writeFragments(
  type: GraphQLCompositeType,
  depth: number,
  writer: Writer,
): string[] {
  const { random, schema } = writer
  if (depth === 0 || depth >= DEPTH_MAX) return []
  const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [type]
  return possible
    .filter(() => random() < (isAbstractType(type) ? 0.7 : 0.15))
    .slice(0, 4)
    .map((one) => {
      const fields = isObjectType(one) ? Object.values(one.getFields()) : []
      const field = fields[Math.floor(random() * fields.length)]
      const inner = field ? writeField(field, depth + 1, writer) : []
      writer.written += 1
      const named = inner.map((text) =>
        /^a\d/.test(text) ? text : `b${writer.written}: ${text}`,
      )
      return `... on ${one.name}${condition(random)} { ${['__typename', ...named].join(' ')} }`
    })
}

function condition(random: () => number): string {
  const roll = random()
  if (roll < 0.06) return ' @include(if: $yes)'
  if (roll < 0.12) return ' @skip(if: $no)'
  if (roll < 0.14) return ' @include(if: $yes) @skip(if: $no)'
  if (roll < 0.16) return ' @skip(if: true)'
  return roll < 0.18 ? ' @include(if: true)' : ''
}

/** A variable for one argument; half of the variables have a default and are not sent. */
function variable(
  type: GraphQLInputType,
  { random, definitions, variables }: Writer,
): string {
  const name = `v${definitions.length}`
  const isDefault = random() < 0.5
  definitions.push(`$${name}: ${String(type)}${isDefault ? ` = ${literal(type)}` : ''}`)
  if (!isDefault) variables[name] = valueFromASTUntyped(parseValue(literal(type)))
  return `$${name}`
}

/** Any value that the type accepts. */
function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType)
  if (isListType(type)) return '[]'
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null'
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((one) =>
      isNonNullType(one.type),
    )
    return `{ ${required.map((one) => `${one.name}: ${literal(one.type)}`).join(', ')} }`
  }
  const name = 'name' in type ? type.name : ''
  if (name === 'Int' || name === 'Float') return '1'
  return name === 'Boolean' ? 'true' : '"x"'
}

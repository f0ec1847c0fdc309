import {
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLLeafType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
  isAbstractType,
  isCompositeType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { type JsonObject, isObject } from './merge-data.ts'
import {
  type Conditions,
  type Fragments,
  type SelectedField,
  collectFields,
} from './collect-fields.ts'
import { leafCheck } from './complete-leaf.ts'

/**
 * Cuts merged data to what the client asked for: its fields in its order, nulls carried up to the next
 * field that may be null, values that do not fit the schema replaced by null.
 */
export type ResponseCompleter = (data: JsonObject) => {
  data: JsonObject | null
  errors: GraphQLError[]
}

type Parts = { schema: GraphQLSchema; fragments: Fragments; conditions: Conditions }

/** One pass over an answer. `path` is written in place, as deep as the walk is. */
type Walk = {
  readonly errors: GraphQLError[]
  readonly path: (string | number)[]
  /** The value that was just answered is null because of a fault inside it. */
  hasFault: boolean
  /** And what holds it can't be kept either. */
  isInvalid: boolean
}

type Complete = (value: unknown, walk: Walk) => unknown

export function compileCompleter(
  root: GraphQLCompositeType,
  selection: SelectionSetNode,
  parts: Parts,
): ResponseCompleter {
  const complete = completeObject(root, [selection], 0, parts)
  return (data) => {
    const walk: Walk = { errors: [], path: [], hasFault: false, isInvalid: false }
    const shaped = complete(data, walk) as JsonObject | null
    return { data: shaped, errors: walk.errors }
  }
}

/** @param place names the value in messages, for example "field Scholarship.title" */
function completeValue(
  type: GraphQLOutputType,
  o: { sets: readonly SelectionSetNode[]; depth: number; place: string; owner: string },
  parts: Parts,
): Complete {
  if (isNonNullType(type)) {
    return completeNonNull(completeValue(type.ofType, o, parts), o)
  }
  if (isListType(type)) {
    const inner = {
      ...o,
      depth: o.depth + 1,
      place: `array element of type ${String(type.ofType)}`,
    }
    return completeList(completeValue(type.ofType, inner, parts), o.depth)
  }
  if (isLeafType(type)) return completeLeaf(type, o)
  if (isCompositeType(type)) return completeObject(type, o.sets, o.depth, parts, o.place)
  throw new Error(`No such output type: ${String(type)}`)
}

function completeNonNull(
  inner: Complete,
  { depth, place }: { depth: number; place: string },
): Complete {
  return (value, walk) => {
    const completed = inner(value, walk)
    if (completed !== null) {
      walk.hasFault = false
      return completed
    }
    if (!walk.hasFault) {
      report(
        walk,
        depth,
        `Cannot return null for non-nullable ${placeOf(place, walk, depth)}.`,
      )
    }
    walk.hasFault = true
    walk.isInvalid = true
    return null
  }
}

function completeList(inner: Complete, depth: number): Complete {
  return (value, walk) => {
    walk.hasFault = false
    if (value === null) return null
    if (!Array.isArray(value))
      throw new Error('Invalid non-list value returned by subgraph')
    const completed: unknown[] = []
    let [isNull, hasFault] = [false, false]
    for (let index = 0; index < value.length; index++) {
      walk.path[depth] = index
      completed.push(inner(value[index] ?? null, walk))
      isNull ||= walk.isInvalid
      hasFault ||= walk.hasFault
      walk.isInvalid = false
    }
    walk.hasFault = hasFault
    return isNull ? null : completed
  }
}

function completeLeaf(
  type: GraphQLLeafType,
  { depth, place }: { depth: number; place: string },
): Complete {
  const fits = leafCheck(type)
  return (value, walk) => {
    walk.hasFault = false
    if (value === null || fits(value)) return value
    report(walk, depth, `Invalid value found for ${placeOf(place, walk, depth)}.`)
    walk.hasFault = true
    return null
  }
}

type Field = { key: string; complete: Complete | null; typename: string }

function completeObject(
  type: GraphQLCompositeType,
  sets: readonly SelectionSetNode[],
  depth: number,
  parts: Parts,
  place = '',
): Complete {
  const { schema } = parts
  const fieldsByType = new Map<string, Field[]>()
  const fieldsOf = (typename: string): Field[] | null => {
    const known = fieldsByType.get(typename)
    if (known) return known
    const actual = schema.getType(typename)
    if (!isCompositeType(actual)) return null
    const fields = compileFields(actual, sets, depth, parts)
    fieldsByType.set(typename, fields)
    return fields
  }
  return (value, walk) => {
    walk.hasFault = false
    if (value === null) return null
    if (!isObject(value)) throw new Error('Invalid non-object value returned by subgraph')
    const typename = value['__typename']
    const fields = fieldsOf(typeof typename === 'string' ? typename : type.name)
    if (!fields) {
      report(
        walk,
        depth,
        `Invalid __typename found for object at ${placeOf(place, walk, depth)}.`,
      )
      walk.hasFault = true
      return null
    }
    return completeFields(value, fields, depth, walk)
  }
}

function completeFields(
  value: JsonObject,
  fields: readonly Field[],
  depth: number,
  walk: Walk,
): JsonObject | null {
  const completed: JsonObject = {}
  for (const { key, complete, typename } of fields) {
    if (!complete) {
      completed[key] = typename
      continue
    }
    walk.path[depth] = key
    completed[key] = complete(value[key] ?? null, walk)
    if (!walk.isInvalid) continue
    walk.isInvalid = false
    walk.hasFault = true
    return null
  }
  walk.hasFault = false
  return completed
}

function compileFields(
  type: GraphQLCompositeType,
  sets: readonly SelectionSetNode[],
  depth: number,
  parts: Parts,
): Field[] {
  return collectFields(sets, type.name, parts).map((field) =>
    compileField(type, field, depth, parts),
  )
}

function compileField(
  type: GraphQLCompositeType,
  { key, nodes }: SelectedField,
  depth: number,
  parts: Parts,
): Field {
  const typename = type.name
  const name = nodes[0]?.name.value ?? ''
  if (name === '__typename') {
    const complete = isObjectType(type) ? null : statedType
    return { key, complete, typename }
  }
  const definition = isAbstractType(type) && !('getFields' in type) ? null : type
  const fieldType =
    definition && 'getFields' in definition ? definition.getFields()[name]?.type : undefined
  if (!fieldType) throw new Error(`No field ${typename}.${name}`)
  const inner = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  const o = {
    sets: inner,
    depth: depth + 1,
    place: `field ${typename}.${name}`,
    owner: typename,
  }
  return { key, complete: completeValue(fieldType, o, parts), typename }
}

/** An object of an abstract type is what it says; one that does not say can't be answered. */
function statedType(value: unknown, walk: Walk): unknown {
  walk.isInvalid = typeof value !== 'string'
  return value
}

function placeOf(place: string, walk: Walk, depth: number): string {
  return place.startsWith('array') ? `${place} at index ${walk.path[depth - 1]}` : place
}

function report(walk: Walk, depth: number, message: string): void {
  const path = walk.path.slice(0, depth)
  walk.errors.push(
    new GraphQLError(message, { path, extensions: { code: 'INVALID_GRAPHQL' } }),
  )
}

import {
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLLeafType,
  type GraphQLOutputType,
  type GraphQLSchema,
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
  type Guard,
  type GuardedSet,
  type SelectedField,
  collectFields,
  holds,
} from './collect-fields.ts'
import { leafCheck, newerValueOf } from './complete-leaf.ts'
import { type Introspect, isIntrospection } from './introspection.ts'

/**
 * Cuts merged data to what the client asked for: its fields in its order, nulls carried up to the next
 * field that may be null, values that do not fit the schema replaced by null.
 */
export type ResponseCompleter = (
  data: JsonObject,
  conditions: Conditions,
) => { data: JsonObject | null; errors: ValueFault[] }

/** A subgraph's value that breaks the schema, and its field, for example `Scholarship.title`. */
export type ValueFault = { readonly field: string; readonly error: GraphQLError }

/** A value's depth, its field, and its type if it is an element of a list. */
type Place = { readonly depth: number; readonly field: string; readonly element?: string }

type Parts = {
  schema: GraphQLSchema
  fragments: Fragments
  compileIntrospection: (field: SelectedField) => Introspect
  /** Called for each field that is compiled. */
  onField: () => void
}

/** One pass over an answer. `path` is written in place, as deep as the walk is. */
type Walk = {
  readonly conditions: Conditions
  readonly errors: ValueFault[]
  readonly path: (string | number)[]
  /** The value that was just answered is null because of a fault inside it. */
  hasFault: boolean
  /** The value around it can't be kept either. */
  isInvalid: boolean
}

type Complete = (value: unknown, walk: Walk) => unknown

const ROOT: Place = { depth: 0, field: '' }

export function compileCompleter(
  root: GraphQLCompositeType,
  selection: GuardedSet['set'],
  parts: Parts,
): ResponseCompleter {
  const complete = completeObject(root, [{ set: selection, guard: [] }], ROOT, parts)
  return (data, conditions) => {
    const walk: Walk = {
      conditions,
      errors: [],
      path: [],
      hasFault: false,
      isInvalid: false,
    }
    const shaped = complete(data, walk) as JsonObject | null
    return { data: shaped, errors: walk.errors }
  }
}

function completeValue(
  type: GraphQLOutputType,
  sets: readonly GuardedSet[],
  place: Place,
  parts: Parts,
): Complete {
  if (isNonNullType(type)) {
    return completeNonNull(completeValue(type.ofType, sets, place, parts), place)
  }
  if (isListType(type)) {
    const inner = { ...place, depth: place.depth + 1, element: String(type.ofType) }
    return completeList(completeValue(type.ofType, sets, inner, parts), place.depth)
  }
  if (isLeafType(type)) return completeLeaf(type, place)
  if (isCompositeType(type)) return completeObject(type, sets, place, parts)
  throw new Error(`No such output type: ${String(type)}`)
}

function completeNonNull(inner: Complete, place: Place): Complete {
  return (value, walk) => {
    const completed = inner(value, walk)
    if (completed !== null) {
      walk.hasFault = false
      return completed
    }
    if (!walk.hasFault) report(walk, place, 'Cannot return null for non-nullable')
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

function completeLeaf(type: GraphQLLeafType, place: Place): Complete {
  const fits = leafCheck(type)
  const newer = newerValueOf(type)
  return (value, walk) => {
    walk.hasFault = false
    if (value === null || fits(value)) return value
    if (newer !== undefined && typeof value === 'string') return newer
    report(walk, place, 'Invalid value found for')
    walk.hasFault = true
    return null
  }
}

type Field = {
  key: string
  /** Null for the name of a type that is known without looking. */
  complete: Complete | null
  typename: string
  /** Null when it is always answered. */
  guard: Guard | null
  /** An earlier mention may have answered it. */
  isRepeated: boolean
  /** Every JavaScript object has a member of this name, which is not an answer. */
  isInherited: boolean
}

/** For each type that may stand in this place, the fields that its objects answer. */
function fieldsByTypeOf(
  type: GraphQLCompositeType,
  sets: readonly GuardedSet[],
  depth: number,
  parts: Parts,
): ReadonlyMap<string, readonly Field[]> {
  const possible = isAbstractType(type)
    ? [type, ...parts.schema.getPossibleTypes(type)]
    : [type]
  return new Map(possible.map((one) => [one.name, compileFields(one, sets, depth, parts)]))
}

function completeObject(
  type: GraphQLCompositeType,
  sets: readonly GuardedSet[],
  place: Place,
  parts: Parts,
): Complete {
  const fieldsByType = fieldsByTypeOf(type, sets, place.depth, parts)
  return completeFieldsOf(type.name, fieldsByType, place)
}

/**
 * Separate from the code that compiles it, because a closure keeps everything its neighbors use, here
 * the document.
 */
function completeFieldsOf(
  usual: string,
  fieldsByType: ReadonlyMap<string, readonly Field[]>,
  place: Place,
): Complete {
  return (value, walk) => {
    walk.hasFault = false
    if (value === null) return null
    if (!isObject(value)) throw new Error('Invalid non-object value returned by subgraph')
    const typename = value['__typename']
    const fields = fieldsByType.get(typeof typename === 'string' ? typename : usual)
    if (!fields) {
      report(walk, place, 'Invalid __typename found for object at')
      walk.hasFault = true
      return null
    }
    return completeFields(value, fields, place.depth, walk)
  }
}

function completeFields(
  value: JsonObject,
  fields: readonly Field[],
  depth: number,
  walk: Walk,
): JsonObject | null {
  const completed: JsonObject = {}
  for (const field of fields) {
    const { key, complete, guard } = field
    if (guard && !holds(guard, walk.conditions)) continue
    if (field.isRepeated && Object.hasOwn(completed, key)) continue
    if (!complete) {
      completed[key] = field.typename
      continue
    }
    walk.path[depth] = key
    const own = field.isInherited && !Object.hasOwn(value, key) ? null : value[key]
    completed[key] = complete(own ?? null, walk)
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
  sets: readonly GuardedSet[],
  depth: number,
  parts: Parts,
): Field[] {
  const compiled = new Map<string, Field>()
  return collectFields(sets, type.name, parts).map(({ field, guard }) => {
    const known = compiled.get(field.key)
    const one = known ?? compileField(type, field, depth, parts)
    compiled.set(field.key, one)
    parts.onField()
    return { ...one, guard: guard.length > 0 ? guard : null, isRepeated: Boolean(known) }
  })
}

function compileField(
  type: GraphQLCompositeType,
  field: SelectedField,
  depth: number,
  parts: Parts,
): Field {
  const { key, node, sets } = field
  const name = node.name.value
  const own = {
    key,
    typename: type.name,
    guard: null,
    isRepeated: false,
    isInherited: key in {},
  }
  if (name === '__typename') {
    return { ...own, complete: isObjectType(type) ? null : statedType }
  }
  if (isIntrospection(name)) {
    const introspect = parts.compileIntrospection(field)
    return { ...own, complete: (_value, { conditions }) => introspect(conditions) }
  }
  const definition = 'getFields' in type ? type.getFields()[name] : undefined
  if (!definition) throw new Error(`No field ${type.name}.${name}`)
  const place = { depth: depth + 1, field: `${type.name}.${name}` }
  return { ...own, complete: completeValue(definition.type, sets, place, parts) }
}

/** An object of an abstract type is of the type that it states; one that states none can't be answered. */
function statedType(value: unknown, walk: Walk): unknown {
  walk.isInvalid = typeof value !== 'string'
  return value
}

/** @param what is wrong, up to where */
function report(walk: Walk, { depth, field, element }: Place, what: string): void {
  const place =
    element === undefined
      ? `field ${field}`
      : `array element of type ${element} at index ${walk.path[depth - 1]}`
  const path = walk.path.slice(0, depth)
  const extensions = { code: 'INVALID_GRAPHQL' }
  const error = new GraphQLError(`${what} ${place}.`, { path, extensions })
  walk.errors.push({ field, error })
}

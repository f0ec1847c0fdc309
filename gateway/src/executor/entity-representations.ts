import type { GraphQLSchema } from 'graphql'
import { type JsonObject, isObject, mergeData } from './merge-data.ts'
import { isOfType } from './object-type.ts'
import type { Requirements } from './plan.ts'

/** Picks from an object what another subgraph needs to identify it; null if something is missing. */
export type BuildRepresentations = (object: JsonObject) => JsonObject | null

/** Compiles what a fetch requires of an entity to a function. */
export function compileRepresentations(
  schema: GraphQLSchema,
  requirements: Requirements,
): BuildRepresentations {
  const parts = requirements.map((part) => compilePart(schema, part))
  return (object) => {
    const picked: JsonObject = {}
    for (const part of parts) if (!part(object, picked)) return null
    return picked
  }
}

/** False when the whole can't be represented. */
type Part = (object: JsonObject, picked: JsonObject) => boolean

function compilePart(schema: GraphQLSchema, part: Requirements[number]): Part {
  if (part.kind === 'Field') {
    const name = part.alias ?? part.name
    const pick = part.selections
      ? compileValue(compileRepresentations(schema, part.selections))
      : (value: unknown) => value
    return (object, picked) => {
      const value = object[name]
      if (value === undefined) return false
      picked[name] = pick(value)
      return true
    }
  }
  const { typeCondition } = part
  if (!typeCondition) return () => true
  const pick = compileRepresentations(schema, part.selections)
  return (object, picked) => {
    const typename = object['__typename']
    if (typeof typename !== 'string' || !isOfType(schema, typename, typeCondition))
      return true
    const inner = pick(object)
    if (inner) mergeData(picked, inner)
    return true
  }
}

function compileValue(pick: BuildRepresentations): (value: unknown) => unknown {
  return (value) => {
    if (Array.isArray(value)) return value.map((one) => (isObject(one) ? pick(one) : null))
    return isObject(value) ? pick(value) : null
  }
}

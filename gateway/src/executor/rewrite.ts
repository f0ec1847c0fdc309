import type { GraphQLSchema } from 'graphql'
import { type JsonObject, isObject } from './merge-data.ts'
import { isOfType } from './object-type.ts'
import type { Rewrites } from './plan.ts'

/** Changes data in place, as a plan asks for where the subgraphs' names differ. */
export type Rewrite = (data: unknown) => void

const FRAGMENT = '... on '

export function compileRewrites(
  schema: GraphQLSchema,
  rewrites: Rewrites | undefined,
): Rewrite {
  const all = (rewrites ?? []).map((rewrite) => compileRewrite(schema, rewrite))
  return (data) => {
    for (const rewrite of all) rewrite(data)
  }
}

function compileRewrite(schema: GraphQLSchema, rewrite: Rewrites[number]): Rewrite {
  const steps = rewrite.path.slice(0, -1)
  const field = rewrite.path.at(-1)
  if (field === undefined) return () => undefined
  const change = (object: JsonObject) => {
    if (rewrite.kind === 'ValueSetter') object[field] = rewrite.setValueTo
    else if (object[field]) {
      object[rewrite.renameKeyTo] = object[field]
      object[field] = undefined
    }
  }
  return (data) => atPath(schema, steps, data, change)
}

function atPath(
  schema: GraphQLSchema,
  path: readonly string[],
  value: unknown,
  change: (object: JsonObject) => void,
): void {
  if (Array.isArray(value)) {
    for (const one of value) atPath(schema, path, one, change)
    return
  }
  if (!isObject(value)) return
  const [step, ...rest] = path
  if (step === undefined) change(value)
  else if (!step.startsWith(FRAGMENT)) atPath(schema, rest, value[step], change)
  else if (isOfKind(schema, value, step.slice(FRAGMENT.length)))
    atPath(schema, rest, value, change)
}

/** An object that does not state its type is taken to have the requested one. */
function isOfKind(schema: GraphQLSchema, object: JsonObject, condition: string): boolean {
  const typename = object['__typename']
  return typeof typename !== 'string' || isOfType(schema, typename, condition)
}

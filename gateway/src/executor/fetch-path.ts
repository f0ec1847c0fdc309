import { type JsonObject, isObject } from './merge-data.ts'

/** The objects that a step of a plan works on, and the way to them: names, and "@" for each element of a list. */
export type Cursor = {
  readonly path: readonly string[]
  readonly objects: readonly JsonObject[]
}

export function moveInto(cursor: Cursor, path: readonly string[]): Cursor {
  const objects: JsonObject[] = []
  for (const object of cursor.objects) collect(object, path, 0, objects)
  return { path: [...cursor.path, ...path], objects }
}

function collect(
  value: unknown,
  path: readonly string[],
  depth: number,
  found: JsonObject[],
): void {
  const step = path[depth]
  if (Array.isArray(value)) {
    const next = step === '@' ? depth + 1 : depth
    for (const one of value) collect(one, path, next, found)
    return
  }
  if (!isObject(value)) return
  if (step === undefined) found.push(value)
  else collect(value[step], path, depth + 1, found)
}

/** Every object at the end of the path with its place in the answer; for errors, so it may be slow. */
export function pathsTo(
  data: unknown,
  path: readonly string[],
  prefix: readonly (string | number)[] = [],
): { object: JsonObject; path: readonly (string | number)[] }[] {
  const [step, ...rest] = path
  if (Array.isArray(data)) {
    const next = step === '@' ? rest : path
    return data.flatMap((one, index) => pathsTo(one, next, [...prefix, index]))
  }
  if (!isObject(data)) return []
  if (step === undefined) return [{ object: data, path: prefix }]
  return pathsTo(data[step], rest, [...prefix, step])
}

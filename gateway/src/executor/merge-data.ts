/** What subgraphs answer: JSON. Objects of it are merged in place. */
export type JsonObject = Record<string, unknown>

/**
 * Merges another fetch's data into the existing data, list by list and object by object; values that
 * were not sent stay.
 */
export function mergeData(target: JsonObject, source: JsonObject): void {
  for (const key of Object.keys(source)) {
    const value = source[key]
    if (value === undefined) continue
    const present = target[key]
    if (isObject(present) && isObject(value)) mergeData(present, value)
    else if (isListOf(present, value)) mergeLists(present, value as unknown[])
    else target[key] = value
  }
}

function mergeLists(target: unknown[], source: readonly unknown[]): void {
  for (let index = 0; index < source.length; index++) {
    const [present, value] = [target[index], source[index]]
    if (isObject(present) && isObject(value)) mergeData(present, value)
    else target[index] = value
  }
}

/** Two lists of the same length are taken to be about the same things. */
function isListOf(present: unknown, value: unknown): present is unknown[] {
  return Array.isArray(present) && Array.isArray(value) && present.length === value.length
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import { z } from 'zod'

/**
 * Contracts are strict when written and tolerant when read: a key
 * that the contract does not read is a mistake of the writer.
 * @throws z.ZodError that names the key and its place
 */
export function refuseUnknownKeys(
  given: unknown,
  read: unknown,
  path: readonly PropertyKey[],
): void {
  if (typeof given !== 'object' || given === null) return
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined) continue
    if (!Object.hasOwn(Object(read), key)) {
      const message = 'The contract does not name it'
      const at = [...path]
      throw new z.ZodError([{ code: 'unrecognized_keys', keys: [key], path: at, message }])
    }
    refuseUnknownKeys(value, (read as Record<string, unknown>)[key], [...path, key])
  }
}

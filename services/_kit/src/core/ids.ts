import { v5, v7, validate } from 'uuid'

/** Never change it: the ids of all shipped rows follow from it. */
const root = '5c0c7f0e-3a3b-5d57-9d0a-6a2f6f0d9e11'

/** A UUIDv7: unique, and ordered by creation time, so that indexes grow at one end. */
export function newId(): string {
  return v7()
}

/** Sorts before every id that `newId` makes at the instant or later; for finding records of a period by their ids. */
export function firstIdAt(instant: Date): string {
  const hex = instant.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

/**
 * A UUIDv5 that is the same in every installation for the same record of a source.
 * @param namespace the noun, for example `scholarship`
 * @param sourceKey the source and its own key, for example `ipeds:110635`
 */
export function idFromName(namespace: string, sourceKey: string): string {
  return v5(sourceKey, v5(namespace, root))
}

export function isUuid(text: string): boolean {
  return validate(text)
}

import { roundInWords } from './round-in-words.ts'

/** A structural type, so that every selection of a scholarship's requirements fits. */
type Requirement = { text: string; asOf: string | null }

/** The requirements, one line each; a condition from an old round or page says so. */
export function requirementLines(requirements: readonly Requirement[]): string[] {
  return requirements.map(({ text, asOf }) =>
    asOf === null ? text : `${text} (from ${roundInWords(asOf)})`,
  )
}

import { roundInWords } from './round-in-words.ts'

/** Structural, so that every selection of a scholarship's requirements fits. */
type Requirement = { text: string; asOf: string | null }

/** What is asked, a line each; a condition of an old round or page says so. */
export function requirementLines(requirements: readonly Requirement[]): string[] {
  return requirements.map(({ text, asOf }) =>
    asOf === null ? text : `${text} (from ${roundInWords(asOf)})`,
  )
}

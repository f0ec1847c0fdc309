/** Structural, so that every selection of a scholarship's requirements fits. */
type Requirement = { text: string; asOf: string | null }

/** What is asked, a line each; a condition of an old round or page says so. */
export function requirementLines(requirements: readonly Requirement[]): string[] {
  return requirements.map(({ text, asOf }) =>
    asOf === null ? text : `${text} ${sourceOf(asOf)}`,
  )
}

/** `2019`, else words such as `an older page`. */
function sourceOf(asOf: string): string {
  return /^\d{4}$/.test(asOf) ? `(from the ${asOf} round)` : `(from ${asOf})`
}

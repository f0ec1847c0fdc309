/** Names the round of `asOf`: `2019` is a round, anything else is words such as `an older page`. */
export function roundInWords(asOf: string): string {
  return /^\d{4}$/.test(asOf) ? `the ${asOf} round` : asOf
}

/** What to say to who enters such a score. */
export const newToeflScale =
  'A score of 1 to 6 is on TOEFL’s new scale. Enter the score from 0 to 120: until January 2028 your report shows both.'

/**
 * Whether what was typed is a score of TOEFL's scale of 1 to 6, which reports have beside 0 to 120 from
 * 21 January 2026 to January 2028: awards ask for the latter, of which nobody has so few.
 */
export function isNewToeflScale(typed: string): boolean {
  return (
    /^[1-6]([.,]\d)?$/.test(typed.trim()) && Number(typed.trim().replace(',', '.')) <= 6
  )
}

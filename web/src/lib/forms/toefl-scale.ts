/** Shown to people who enter a score on the new scale. */
export const newToeflScale =
  'A score of 1 to 6 is on TOEFL’s new scale. Enter the score from 0 to 120: until January 2028 your report shows both.'

/**
 * Whether the typed score is on TOEFL's scale of 1 to 6, which reports show beside 0 to 120 from 21 January 2026 to
 * January 2028. Awards ask for the latter, on which nobody scores so low.
 */
export function isNewToeflScale(typed: string): boolean {
  return (
    /^[1-6]([.,]\d)?$/.test(typed.trim()) && Number(typed.trim().replace(',', '.')) <= 6
  )
}

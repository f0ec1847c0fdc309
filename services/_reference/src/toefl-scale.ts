/**
 * Whether a score is on TOEFL's scale of 1 to 6. From 21 January 2026 to January 2028 reports show it beside the scale
 * of 0 to 120, which awards ask for and on which nobody has so few points.
 */
export function isOnNewToeflScale(score: number | null | undefined): boolean {
  return score != null && score >= 1 && score <= 6
}

/** What to say to people who enter such a score of their own. */
export const NEW_TOEFL_SCALE =
  'A score of 1 to 6 is on TOEFL’s new scale: please enter the score from 0 to 120; until January 2028 your report shows both'

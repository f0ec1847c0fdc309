/** A result's tips in other words; an award that is missing here keeps its own tips. */
export type MatchTipWording = {
  resultId: string
  /** The model that wrote them. */
  model: string
  awards: { scholarshipId: string; tips: string[] }[]
}

/** The result's note on who worded its tips. */
export function wordedBy(model: string): string {
  return `Tips worded by ${model} from the computed facts`
}

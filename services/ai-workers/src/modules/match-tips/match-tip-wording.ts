/** Tips of a result in other words; an award that is not here keeps its own. */
export type MatchTipWording = {
  resultId: string
  /** That wrote them. */
  model: string
  awards: { scholarshipId: string; tips: string[] }[]
}

/** As a result says it. */
export function wordedBy(model: string): string {
  return `Tips worded by ${model} from the computed facts`
}

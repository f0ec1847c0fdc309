/** A computed sentence on a donor's figures, and what a model made of it. */
export type InsightWording = {
  insightId: string
  /** The sentence as it was computed. */
  fact: string
  /** Null when the computed sentence stays. */
  wording: string | null
  /** The model that wrote the wording. */
  model: string | null
  askedAt: Date
  /** Null while the model is being asked. */
  settledAt: Date | null
}

/** The dashboard's note on who worded a sentence. */
export function insightWordedBy(model: string): string {
  return `Worded by ${model} from the figures below`
}

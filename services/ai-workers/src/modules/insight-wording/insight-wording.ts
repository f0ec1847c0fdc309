/** A computed sentence on a donor's figures, and what a model made of it. */
export type InsightWording = {
  insightId: string
  /** The sentence as it was computed. */
  fact: string
  /** Null where the computed sentence stands. */
  wording: string | null
  /** That wrote it. */
  model: string | null
  askedAt: Date
  /** Null while the model is asked. */
  settledAt: Date | null
}

/** What the dashboard says of a wording. */
export function insightWordedBy(model: string): string {
  return `Worded by ${model} from the figures below`
}

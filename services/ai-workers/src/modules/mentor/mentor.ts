/** A personality of the AI mentor. All personalities share the same knowledge. */
export type Mentor = {
  id: string
  name: string
  /** Two letters, for a round picture. */
  avatar: string
  personality: string
  communicationStyle: string
  specialization: readonly string[]
  greeting: string
  backstory: string | null
  /** From 0 to 10. */
  encouragementLevel: number
  directnessLevel: number
  /** The beginning and end of an answer of the built-in guide; `open` may be empty. */
  voice: { open: string; close: string }
  /** For a language model: how to sound, with no facts in it. */
  manner: string
}

/** The platform's counts for a mentor. */
export type MentorFigures = { timesSelected: number; marks: number; yesMarks: number }

export const NO_FIGURES: MentorFigures = { timesSelected: 0, marks: 0, yesMarks: 0 }

const MIN_MARKS = 5

/** The share of yes among all marks, on a scale to 5 with one decimal; null while there are too few marks. */
export function ratingOf({ marks, yesMarks }: MentorFigures): string | null {
  return marks < MIN_MARKS ? null : ((5 * yesMarks) / marks).toFixed(1)
}

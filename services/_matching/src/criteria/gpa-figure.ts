import type { StudentFacts } from './student-facts.ts'

/** `mayReach`: the highest minimum that the GPA does not clearly miss; it exceeds `value` only for an estimate. */
export type Figure = { value: string; mayReach: string; isEstimate: boolean }

/** In hundredths: how far conversion tables differ for the same grade. */
const ESTIMATE_MARGIN = 40

/** The GPA and the highest minimum that it may reach; null when the GPA is not known. */
export function gpaFigure({ gpa, isGpaEstimated }: StudentFacts): Figure | null {
  if (gpa === null) return null
  const margin = isGpaEstimated ? ESTIMATE_MARGIN : 0
  const mayReach = ((Math.round(Number(gpa) * 100) + margin) / 100).toFixed(2)
  return { value: gpa, mayReach, isEstimate: isGpaEstimated }
}

/** "Your grade converts to about 2.9; they ask for 3.0." */
export function estimateInWords({ value }: Figure, minimum: string | number): string {
  return `Your grade converts to about ${gradePoints(value)}; they ask for ${gradePoints(minimum)}.`
}

/** 2.9, 3.0 or 3.25: at least one decimal. */
export function gradePoints(gpa: string | number): string {
  return Number(gpa).toFixed(2).replace(/0$/, '')
}

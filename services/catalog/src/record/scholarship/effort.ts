import type { ApplicationComplexity } from './scholarship.ts'

/** How long an application of each complexity takes, in words. */
const ESTIMATED_TIMES: Readonly<Record<ApplicationComplexity, string>> = {
  simple: '5–15 minutes',
  medium: '30–60 minutes',
  complex: '2+ hours',
}

/** Least effort first, unknown last. */
export function effortOrder(complexity: ApplicationComplexity | null): number {
  if (complexity === null) return 3
  return { simple: 0, medium: 1, complex: 2 }[complexity]
}

/** The stated time, else that of the complexity; null when neither is known. */
export function estimatedTime(
  stated: string | null,
  complexity: ApplicationComplexity | null,
): string | null {
  if (stated !== null) return wellSet(stated)
  return complexity === null ? null : ESTIMATED_TIMES[complexity]
}

/** A usual time that was stored, or typed, with a hyphen is the usual one all the same. */
function wellSet(stated: string): string {
  const usual = Object.values(ESTIMATED_TIMES)
  return usual.find((time) => time.replace('–', '-') === stated) ?? stated
}

import { conflict, type Problem } from '@landfall/kit/core/problems'

/**
 * Whether an applicant has submitted again since somebody read. @param seen the number of the submission they read;
 * null: not given
 */
export function isSuperseded(seen: number | null | undefined, last: number): boolean {
  return seen != null && seen !== last
}

/** @param act what they wanted to do, as in "score it" */
export function submittedAgain(act: string): Problem {
  return conflict(
    `The applicant has submitted again since you opened this application. Read the new version, then ${act}.`,
  )
}

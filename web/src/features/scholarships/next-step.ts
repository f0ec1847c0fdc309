type Criterion = {
  code: string
  label: string
  isHard: boolean
  result: string
  profileField?: string | null
}

/** The one thing that a student does next about an award. */
export type NextStep =
  | { kind: 'look-elsewhere'; labels: readonly string[] }
  | { kind: 'answer'; questions: readonly { label: string; field: string }[] }
  | { kind: 'ask-provider'; labels: readonly string[] }
  | { kind: 'apply' }

/**
 * What is failed ends it; what the student can answer comes before what only the provider knows.
 * @param written how many requirements stand in the source's own words, which no rule reads
 */
export function nextStep(criteria: readonly Criterion[], written: number): NextStep {
  const hard = criteria.filter(({ isHard }) => isHard)
  const failed = hard.filter(({ result }) => result === 'FAIL')
  if (failed.length > 0) return { kind: 'look-elsewhere', labels: labelsOf(failed) }
  const questions = hard.flatMap(({ label, result, profileField: field }) =>
    result === 'TELL_US_MORE' && field ? [{ label, field }] : [],
  )
  if (questions.length > 0) return { kind: 'answer', questions }
  const open = hard.filter(({ result }) => result !== 'PASS')
  if (open.length + written > 0) return { kind: 'ask-provider', labels: labelsOf(open) }
  return { kind: 'apply' }
}

const labelsOf = (criteria: readonly Criterion[]) => criteria.map(({ label }) => label)

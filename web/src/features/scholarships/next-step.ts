type Question = { text: string | null; profileField: string | null; isDeclined: boolean }

/** What the server says of one student and one award. */
type Eligibility = {
  failed: readonly string[]
  questions: readonly Question[]
  withProvider: readonly string[]
}

type Round = {
  /** Its last deadline is over, and the next one is not announced. */
  isOver: boolean
}

/** The one thing that a student does next about an award. */
export type NextStep =
  | { kind: 'look-elsewhere'; labels: readonly string[] }
  | { kind: 'answer'; questions: readonly Question[] }
  | { kind: 'ask-provider'; labels: readonly string[] }
  | { kind: 'wait' }
  | { kind: 'apply' }

/** What is failed ends it; what the student can answer comes before what only the provider knows. */
export function nextStep(
  { failed, questions, withProvider }: Eligibility,
  { isOver }: Round,
): NextStep {
  if (failed.length > 0) return { kind: 'look-elsewhere', labels: failed }
  const open = questions.filter(({ isDeclined }) => !isDeclined)
  if (open.length > 0) return { kind: 'answer', questions: open }
  if (withProvider.length > 0) return { kind: 'ask-provider', labels: withProvider }
  return { kind: isOver ? 'wait' : 'apply' }
}

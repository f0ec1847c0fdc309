import type { EligibilityVerdict } from '#gql/graphql'

type Judged = {
  verdict: EligibilityVerdict
  verdictLabel: string
  /** None where nobody recorded them. */
  unanswered: readonly string[]
}

/** Where the label tells a student what to do, the person who decides is told what is open. */
const open: Readonly<Partial<Record<EligibilityVerdict, string>>> = {
  CHECK_WITH_PROVIDER: 'Some conditions are yours to check',
  ANSWER_QUESTIONS: 'Some questions were not answered',
}

/** How an application stands by the rules, in words for the organization that decides about it. */
export function verdictForProvider({ verdict, verdictLabel, unanswered }: Judged): string {
  if (verdict === 'ANSWER_QUESTIONS' && unanswered.length > 0)
    return `Not answered: ${unanswered.join(', ')}`
  return open[verdict] ?? verdictLabel
}

import type { EligibilityVerdict } from '#gql/graphql'

type Judged = { verdict: EligibilityVerdict; verdictLabel: string }

/** Where the label tells a student what to do, the person who decides is told what is open. */
const open: Readonly<Partial<Record<EligibilityVerdict, string>>> = {
  CHECK_WITH_PROVIDER: 'Some conditions are yours to check',
  ANSWER_QUESTIONS: 'Some questions were not answered',
}

/** An application's verdict by the rules, in words for the organization that decides about it. */
export function verdictForProvider({ verdict, verdictLabel }: Judged): string {
  return open[verdict] ?? verdictLabel
}

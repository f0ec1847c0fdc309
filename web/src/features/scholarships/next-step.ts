import type {
  ApplicationState,
  EligibilityAwaited,
  SavedScholarshipStatus,
} from '#gql/graphql'

type Question = { text: string | null; profileField: string | null; isDeclined: boolean }

/** One student's view of one award. */
type Award = {
  eligibility: Eligibility
  application?: { state: ApplicationState } | null
  saved?: { applicationStatus: SavedScholarshipStatus } | null
  /** Null means that it is not known just now. */
  takesApplicationsHere?: boolean | null
}

/** The server's verdict on the two. */
type Eligibility = {
  failed: readonly string[]
  questions: readonly Question[]
  withProvider: readonly string[]
  /** What an eligible student needs before an application. */
  awaits?: EligibilityAwaited | null
  steps: readonly { kind: string; asked: string }[]
}

/** The one thing that a student does next about an award. */
export type NextStep =
  | { kind: 'look-elsewhere' }
  | { kind: 'answer'; questions: readonly Question[] }
  | { kind: 'ask-provider'; labels: readonly string[] }
  | { kind: 'wait' }
  /** Null when the listing does not say who nominates. */
  | { kind: 'ask-nomination'; asked: string | null }
  /** Includes the university place that the award also needs, in the listing's words. */
  | { kind: 'apply'; admission: string | null }
  /** The student has a draft here, and can submit it. */
  | { kind: 'finish' }
  /**
   * The student has applied, or has a draft for an award that takes
   * no applications here now: the application says what follows.
   */
  | { kind: 'none' }

/** A failed requirement ends it; questions for the student come before facts that only the provider knows. */
export function nextStep({ eligibility, takesApplicationsHere, ...own }: Award): NextStep {
  if (hasApplied(own)) return { kind: 'none' }
  const { failed, questions, withProvider, awaits, steps } = eligibility
  if (failed.length > 0) return { kind: 'look-elsewhere' }
  const open = questions.filter(({ isDeclined }) => !isDeclined)
  if (open.length > 0) return { kind: 'answer', questions: open }
  if (withProvider.length > 0) return { kind: 'ask-provider', labels: withProvider }
  switch (awaits) {
    case 'NEXT_ROUND':
      return { kind: 'wait' }
    case 'NOMINATION': {
      const nomination = steps.find(({ kind }) => kind === 'nomination')
      return { kind: 'ask-nomination', asked: nomination?.asked ?? null }
    }
    default:
      if (!own.application) return { kind: 'apply', admission: admissionIn(steps) }
      return { kind: takesApplicationsHere === false ? 'none' : 'finish' }
  }
}

/** Kinds of requirements that are met by getting a place. */
const ADMISSION: readonly string[] = ['admitted-to', 'separate-admission']

function admissionIn(steps: Eligibility['steps']): string | null {
  return steps.find(({ kind }) => ADMISSION.includes(kind))?.asked ?? null
}

const toBegin: readonly SavedScholarshipStatus[] = ['NOT_APPLIED', 'PLANNED']

/** Applied here, or marked as applied by the student. */
function hasApplied({ application, saved }: Pick<Award, 'application' | 'saved'>): boolean {
  if (application) return application.state !== 'DRAFT'
  return saved != null && !toBegin.includes(saved.applicationStatus)
}

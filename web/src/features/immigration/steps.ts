import type { FactsValues } from './facts-values.ts'
import type { FactsSectionId, Step } from './fact-messages.ts'

/** The steps of a student's way, which decide what is asked first. */
export const STEPS: readonly Step[] = ['before', 'studying', 'training', 'after']

/**
 * The sections that each step needs, the most important first.
 * The ledger of practical training shows where work can count.
 */
export const partsOfStep: Record<Step, { sections: FactsSectionId[]; hasLedger: boolean }> =
  {
    before: { sections: ['program', 'visa', 'person'], hasLedger: false },
    studying: { sections: ['program', 'i94', 'changes'], hasLedger: true },
    training: { sections: ['program', 'opt', 'stem', 'changes'], hasLedger: true },
    after: { sections: ['program', 'i94', 'leaving'], hasLedger: false },
  }

export function isStep(word: string | null): word is Step {
  return STEPS.some((step) => step === word)
}

/**
 * The step that the entered days imply; null while they imply none.
 * @param today the day that the rules count from
 */
export function stepOf(values: FactsValues, today: string): Step | null {
  const { optRecommended, optFiled, optStart, stemStart, programStart, programEnd } = values
  const worksUntil = values.stemEnd || values.optEnd
  if (values.stemFiled && !stemStart && !values.stemEnd) return 'training'
  if (worksUntil) return worksUntil < today ? 'after' : 'training'
  if (optRecommended || optFiled || optStart || stemStart) return 'training'
  if (programEnd && programEnd < today) return 'after'
  if (programStart > today) return 'before'
  if (programStart || programEnd) return 'studying'
  return values.visaInterview ? 'before' : null
}

import type { FactsValues } from './facts-values.ts'
import type { FactsSectionId, terms } from './fact-messages.ts'

/** A part of the facts that is shown, opened and saved by itself. */
export type FactsSection = {
  id: FactsSectionId
  /** The names of its fields. */
  names: readonly (keyof FactsValues)[]
  /** The terms that it explains. */
  terms: readonly (keyof typeof terms)[]
}

/** Each field is in one of these. */
export const factsSections: readonly FactsSection[] = [
  {
    id: 'program',
    names: ['programStart', 'programEnd', 'level'],
    terms: ['I-20'],
  },
  {
    id: 'i94',
    names: ['i94', 'i94Until'],
    terms: ['I-94', 'D/S'],
  },
  {
    id: 'visa',
    names: ['visaInterview', 'visaUntil', 'passportUntil'],
    terms: [],
  },
  {
    id: 'opt',
    names: ['optRecommended', 'optFiled', 'optStart', 'optEnd', 'optLevel'],
    terms: ['OPT', 'DSO', 'SEVIS', 'EAD'],
  },
  {
    id: 'stem',
    names: ['stemRecommended', 'stemFiled', 'stemStart', 'stemEnd'],
    terms: ['STEM extension', 'DSO', 'EAD'],
  },
  {
    id: 'changes',
    names: ['addressChanged', 'jobChanged', 'jobEnded'],
    terms: [],
  },
  {
    id: 'leaving',
    names: ['leftUs', 'transferOut', 'withdrew', 'h1bReceived'],
    terms: ['transfer', 'authorized withdrawal', 'H-1B'],
  },
  {
    id: 'exchange',
    names: ['ds2019End'],
    terms: ['DS-2019'],
  },
  {
    id: 'person',
    names: ['citizenships', 'birthCountry', 'hasPalestinianDocument'],
    terms: [],
  },
]

import type { Requirement } from '@landfall/matching/requirements/requirement'
import { enumOf } from '../request/present.ts'

export const requirementType = {
  decidedBy: ({ decide }: Requirement) => enumOf(decide.by),
  question: ({ decide }: Requirement) =>
    decide.by === 'question'
      ? { fact: decide.fact, text: decide.question, isPerAward: decide.isPerAward }
      : null,
}

import type { CatalogContext } from '../request/context.ts'
import type { OpenQuestion } from '@landfall/matching/requirements/judge-requirement'

export const eligibilityQuestionType = {
  fact: (question: OpenQuestion) => (question.kind === 'fact' ? question.fact : null),
  text: (question: OpenQuestion) => (question.kind === 'fact' ? question.question : null),
  isSensitive: (question: OpenQuestion, _args: unknown, { useCases }: CatalogContext) =>
    question.kind === 'fact' && useCases.isSensitiveFact(question.fact),
  isPerAward: (question: OpenQuestion) =>
    question.kind === 'fact' && question.key !== question.fact,
  isDeclined: (question: OpenQuestion) => question.kind === 'fact' && question.isDeclined,
  profileField: (question: OpenQuestion) =>
    question.kind === 'profile' ? question.field : null,
}

import type { OpenQuestion } from '@landfall/matching/requirements/judge-requirement'

export const eligibilityQuestionType = {
  fact: (question: OpenQuestion) => (question.kind === 'fact' ? question.fact : null),
  text: (question: OpenQuestion) => (question.kind === 'fact' ? question.question : null),
  isPerAward: (question: OpenQuestion) =>
    question.kind === 'fact' && question.key !== question.fact,
  isDeclined: (question: OpenQuestion) => question.kind === 'fact' && question.isDeclined,
  profileField: (question: OpenQuestion) =>
    question.kind === 'profile' ? question.field : null,
}

import { answerSubject } from '@landfall/proto-events/identity/answer-key'
import { answer } from '../../answer.ts'
import type { Context } from '../../context.ts'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import { asProfileKeeper } from '../student/student.policy.ts'
import { studentSuccess } from '../student/student.present.ts'
import { answerQuestionInput, eraseAnswersInput } from './student-answer.input.ts'

type Input = { input: Record<string, unknown> }

export const studentAnswerMutations = {
  async answerQuestion(_root: unknown, { input }: Input, context: Context) {
    const actor = asProfileKeeper(context.caller)
    if (!actor.ok) return actor.error
    const parsed = parseInput(answerQuestionInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.answerQuestion(actor.value, parsed.value)
    return answer(context, result, studentSuccess)
  },

  async eraseAnswers(_root: unknown, { input }: Input, context: Context) {
    const actor = asProfileKeeper(context.caller)
    if (!actor.ok) return actor.error
    const parsed = parseInput(eraseAnswersInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.eraseAnswers(actor.value, parsed.value)
    return answer(context, result, studentSuccess)
  },
}

type Parent = { id: string; updatedAt: Date }

/** A Student is shown to its owner alone, and so are the answers. */
export const studentAnswerFields = {
  async answers({ id }: Parent, _args: unknown, { useCases }: Context) {
    const answers = await useCases.answersOf(id)
    return Object.entries(answers)
      .map(([key, { answer: given, answeredAt }]) => ({
        ...answerSubject(key),
        answer: given.toUpperCase(),
        answeredAt,
      }))
      .toSorted((a, b) => b.answeredAt.localeCompare(a.answeredAt))
  },

  async answersVersion({ id }: Parent, _args: unknown, { useCases }: Context) {
    return (await useCases.answersChangeOf(id))?.version ?? 0
  },

  async toldAt({ id, updatedAt }: Parent, _args: unknown, { useCases }: Context) {
    const answered = (await useCases.answersChangeOf(id))?.updatedAt ?? updatedAt
    return answered > updatedAt ? answered : updatedAt
  },
}

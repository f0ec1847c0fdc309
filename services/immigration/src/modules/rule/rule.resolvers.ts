import type { Context } from '../../context.ts'
import { presentRow, presentRule } from './rule.present.ts'

export const ruleQueries = {
  async immigrationRules(_root: unknown, _args: unknown, { useCases }: Context) {
    return (await useCases.rules.newest()).map(presentRow)
  },

  async immigrationQuestions(_root: unknown, _args: unknown, { useCases }: Context) {
    const questions = await useCases.rules.questions()
    return questions.map(({ rules, ...same }) => {
      return { ...same, rules: rules.map((rule) => presentRule(rule)) }
    })
  },
}

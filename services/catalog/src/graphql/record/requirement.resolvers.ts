import type { ProfileRule, Requirement } from '@landfall/matching/requirements/requirement'
import { enumOf } from '../request/present.ts'
import type { CatalogContext } from '../request/context.ts'

export const requirementQueries = {
  sharedQuestions: (_parent: unknown, _args: unknown, { useCases }: CatalogContext) =>
    useCases.sharedQuestions(),
}

export const requirementType = {
  appliesTo: ({ appliesTo }: Requirement) => appliesTo.map(enumOf),
  decidedBy: ({ decide }: Requirement) => enumOf(decide.by),
  rule: ({ decide }: Requirement) =>
    decide.by === 'profile' ? presentRule(decide.rule) : null,
  question: ({ decide }: Requirement) =>
    decide.by === 'question'
      ? {
          fact: decide.fact,
          text: decide.question,
          expects: decide.expects,
          isPerAward: decide.isPerAward,
        }
      : null,
}

const NO_LISTS = { codes: [], levels: [], byLevel: [], types: [], genders: [] }

/** Each kind has a few of the fields; lists that it does not have are empty. */
function presentRule(rule: ProfileRule) {
  const plain = { ...NO_LISTS, ...rule, kind: enumOf(rule.kind) }
  switch (rule.kind) {
    case 'level-in':
      return { ...plain, levels: rule.levels.map(enumOf) }
    case 'gender':
      return { ...plain, genders: rule.genders.map(enumOf) }
    case 'age-max':
    case 'age-min': {
      const byLevel = Object.entries(rule.byLevel).map(([level, years]) => ({
        level: enumOf(level),
        years,
      }))
      return { ...plain, byLevel }
    }
    default:
      return plain
  }
}

import { CRITERIA } from '@landfall/matching/criteria/criteria'
import { MATCH_TERMS } from '@landfall/matching/score/terms'
import type { Context } from '../../context.ts'

export const catalogQueries = {
  async matchingCatalogue(_root: unknown, _args: unknown, context: Context) {
    return {
      openCount: await context.useCases.countOpenListings(),
      criteria: CRITERIA.map(({ code, label, isHard }) => ({ code, label, isHard })),
      terms: MATCH_TERMS,
    }
  },
}

import { isUuid } from '@landfall/kit/core/ids'
import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import type { RuleRow } from '../rule/rule-row.ts'
import type { RuleStore } from '../rule/rule.store.ts'
import type { ChangeState, RuleChange } from './rule-change.ts'
import type { ChangePosition, RuleChangeStore } from './rule-change.store.ts'

export type ChangePage = {
  changes: RuleChange[]
  hasNextPage: boolean
  totalCount: number
}

/** What administrators can read about changes. */
export function makeReadChanges(deps: {
  ruleChanges: RuleChangeStore
  rules: Pick<RuleStore, 'all'>
}) {
  return {
    async find(_admin: SignedInViewer, id: string): Promise<RuleChange | null> {
      return isUuid(id) ? deps.ruleChanges.find(id) : null
    },

    async list(
      _admin: SignedInViewer,
      query: { state: ChangeState | null; first: number; after: ChangePosition | null },
    ): Promise<ChangePage> {
      const { state, first, after } = query
      const [changes, totalCount] = await Promise.all([
        deps.ruleChanges.page({ state, after, limit: first + 1 }),
        deps.ruleChanges.count(state),
      ])
      const hasNextPage = changes.length > first
      return { changes: changes.slice(0, first), hasNextPage, totalCount }
    },

    /** The row that a change was proposed against. */
    async baseOf({ basedOn }: RuleChange): Promise<RuleRow | null> {
      return (await deps.rules.all()).find(({ id }) => id === basedOn) ?? null
    },
  }
}

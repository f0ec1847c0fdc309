import { throwProblem } from '@landfall/kit/core/problems'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput, parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { enumOf, presentRow, presentRule } from '../rule/rule.present.ts'
import { changeFilter, decideInput, proposeInput } from './rule-change.input.ts'
import { asAdmin } from '@landfall/kit/identity/admin-policy'
import type { RuleChange } from './rule-change.ts'

const position = z.strictObject({ proposedAt: z.coerce.date(), id: z.uuid() })

type PageArgs = { state?: string | null; first?: number | null; after?: string | null }

export const ruleChangeQueries = {
  async immigrationRuleChanges(_root: unknown, args: PageArgs, context: Context) {
    const admin = asAdmin(context.viewer)
    if (!admin.ok) return throwProblem(admin.error)
    const { first, after } = parsePage(context.caller, args, position)
    const filter = parseOrThrow(changeFilter, args)
    const { ruleChanges } = context.useCases
    const page = await ruleChanges.list(admin.value, { ...filter, first, after })
    return connectionOf({
      items: page.changes,
      node: presentChange,
      positionOf: ({ proposedAt, id }) => ({ proposedAt, id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },
}

type Input = { input: unknown }

export const ruleChangeMutations = {
  async proposeImmigrationRuleChange(_root: unknown, { input }: Input, context: Context) {
    const admin = asAdmin(context.viewer)
    if (!admin.ok) return admin.error
    const parsed = parseInput(proposeInput, input)
    if (!parsed.ok) return parsed.error
    const proposed = await context.useCases.proposeChange(admin.value, parsed.value)
    return proposed.ok ? success(proposed.value) : proposed.error
  },

  async decideImmigrationRuleChange(_root: unknown, { input }: Input, context: Context) {
    const admin = asAdmin(context.viewer)
    if (!admin.ok) return admin.error
    const parsed = parseInput(decideInput, input)
    if (!parsed.ok) return parsed.error
    const { id, decision } = parsed.value
    const decided = await context.useCases.decideChange(admin.value, id, decision)
    return decided.ok ? success(decided.value) : decided.error
  },
}

type Presented = ReturnType<typeof presentChange>

/** Fields that need more than the row. */
export const ruleChangeFields = {
  async before({ change }: Presented, _args: unknown, { useCases }: Context) {
    const base = await useCases.ruleChanges.baseOf(change)
    return base && presentRow(base)
  },

  affectedCount({ change }: Presented, _args: unknown, { useCases }: Context) {
    return useCases.countAffected(change)
  },
}

function presentChange(change: RuleChange) {
  const { id, content, effectiveFrom, state } = change
  return {
    ...change,
    change,
    state: enumOf(state === 'released' ? 'approved' : state),
    after: presentRule({ ...content, effectiveFrom, effectiveTo: null }, id),
  }
}

function success(change: RuleChange) {
  return { __typename: 'ImmigrationRuleChangeSuccess', change: presentChange(change) }
}

import { type Problem, throwProblem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { createFundInput, setFundScholarshipsInput } from './fund.input.ts'
import { asFundKeeper, asFundReader } from './fund.policy.ts'
import { type PresentedFund, presentFund } from './fund.present.ts'
import type { Fund } from './fund.ts'

const position = z.strictObject({ createdAt: z.coerce.date(), id: z.uuid() })

type PageArgs = { first?: number | null; after?: string | null }
type Input = { input: Record<string, unknown> }

export const fundQueries = {
  async funds(_root: unknown, args: PageArgs, context: Context) {
    const reader = asFundReader(context.viewer)
    if (!reader.ok) return throwProblem(reader.error)
    const { first, after } = parsePage(context.caller, args, position)
    const page = await context.useCases.listFunds(reader.value, { first, after })
    return connectionOf({
      items: page.records,
      node: presentFund,
      positionOf: ({ createdAt, id }) => ({ createdAt, id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },

  async fund(_root: unknown, { id }: { id: string }, context: Context) {
    const reader = asFundReader(context.viewer)
    if (!reader.ok) return throwProblem(reader.error)
    const found = await context.useCases.findFund(reader.value, id)
    return found && presentFund(found)
  },
}

export const fundMutations = {
  async createFund(_root: unknown, { input }: Input, context: Context) {
    const keeper = asFundKeeper(context.viewer)
    if (!keeper.ok) return keeper.error
    const parsed = parseInput(createFundInput, input)
    if (!parsed.ok) return parsed.error
    return fundChanged(await context.useCases.createFund(keeper.value, parsed.value))
  },

  async setFundScholarships(_root: unknown, { input }: Input, context: Context) {
    const keeper = asFundKeeper(context.viewer)
    if (!keeper.ok) return keeper.error
    const parsed = parseInput(setFundScholarshipsInput, input)
    if (!parsed.ok) return parsed.error
    return fundChanged(
      await context.useCases.setFundScholarships(keeper.value, parsed.value),
    )
  },
}

export const fundFields = {
  async scholarships({ id }: PresentedFund, _args: unknown, context: Context) {
    const ids = await context.loaders.scholarshipsOfFund.load(id)
    return ids.map((one) => ({ __typename: 'Scholarship', id: one }))
  },

  isKeptByViewer({ ownerId }: PresentedFund, _args: unknown, context: Context) {
    const keeper = asFundKeeper(context.viewer)
    return keeper.ok && keeper.value.organizationIds.includes(ownerId)
  },
}

export function fundChanged(result: Result<Fund, Problem>) {
  if (!result.ok) return result.error
  return { __typename: 'FundChanged', fund: presentFund(result.value) }
}

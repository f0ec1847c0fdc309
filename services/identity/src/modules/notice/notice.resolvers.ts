import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { throwProblem } from '@landfall/kit/core/problems'
import type { NoticeType } from './notice-types.ts'
import { z } from 'zod'
import { answer } from '../../answer.ts'
import type { Context } from '../../context.ts'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import { asSignedIn, type Actor } from '../account/account.policy.ts'
import { markNoticesReadInput, setUnsubscriptionInput } from './notice.input.ts'
import type { Notice } from './notice.ts'

const position = z.strictObject({ occurredAt: z.coerce.date(), id: z.uuid() })

type PageArgs = {
  first?: number | null
  after?: string | null
  unreadOnly?: boolean | null
}
type Input = { input: Record<string, unknown> }

export const noticeQueries = {
  async notices(_root: unknown, args: PageArgs, context: Context) {
    const actor = actorOrThrow(context)
    const { first, after } = parsePage(context.caller, args, position)
    const unreadOnly = args.unreadOnly ?? false
    const query = { first, after, unreadOnly }
    const page = await context.useCases.listNotices(actor, query)
    return connectionOf({
      items: page.notices,
      node: presentNotice,
      positionOf: ({ occurredAt, id }) => ({ occurredAt, id }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },

  noticeCounts: (_root: unknown, _args: unknown, context: Context) =>
    context.useCases.countNotices(actorOrThrow(context)),

  async unsubscription(_root: unknown, { token }: { token: string }, context: Context) {
    const found = await context.useCases.findUnsubscription(token)
    return found && { ...found, type: graphType(found.type) }
  },
}

export const noticeMutations = {
  async markNoticesRead(_root: unknown, { input }: Input, context: Context) {
    const actor = asSignedIn(context.caller)
    if (!actor.ok) return actor.error
    const parsed = parseInput(markNoticesReadInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.markNoticesRead(actor.value, parsed.value)
    return answer(context, result, (marked) => ({
      __typename: 'MarkNoticesReadSuccess',
      ...marked,
    }))
  },

  async setUnsubscription(_root: unknown, { input }: Input, context: Context) {
    const parsed = parseInput(setUnsubscriptionInput, input)
    if (!parsed.ok) return parsed.error
    const result = await context.useCases.setUnsubscription(parsed.value)
    return answer(context, result, ({ type, isOff }) => ({
      __typename: 'UnsubscriptionSuccess',
      unsubscription: { type: graphType(type), isOff },
    }))
  },
}

function actorOrThrow({ caller }: Context): Actor {
  const actor = asSignedIn(caller)
  return actor.ok ? actor.value : throwProblem(actor.error)
}

function presentNotice(notice: Notice) {
  return { ...notice, type: graphType(notice.type) }
}

/** `saved-search` → `SAVED_SEARCH`. */
function graphType(type: NoticeType): string {
  return type.toUpperCase().replaceAll('-', '_')
}

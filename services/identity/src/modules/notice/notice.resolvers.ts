import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { throwProblem } from '@landfall/kit/core/problems'
import type { NoticeType } from './notice-types.ts'
import { z } from 'zod'
import { answer } from '../../answer.ts'
import type { Context } from '../../context.ts'
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
    const { first, after } = parsePage(context.caller, args, position)
    const unreadOnly = args.unreadOnly ?? false
    const query = { first, after, unreadOnly }
    const page = await context.useCases.listNotices(context.viewer, query)
    if (!page.ok) return throwProblem(page.error)
    return connectionOf({
      items: page.value.notices,
      node: presentNotice,
      positionOf: ({ occurredAt, id }) => ({ occurredAt, id }),
      hasNextPage: page.value.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.value.totalCount,
    })
  },

  async noticeCounts(_root: unknown, _args: unknown, context: Context) {
    const counts = await context.useCases.countNotices(context.viewer)
    return counts.ok ? counts.value : throwProblem(counts.error)
  },

  async unsubscription(_root: unknown, { token }: { token: string }, context: Context) {
    const found = await context.useCases.findUnsubscription(token)
    return found && { ...found, type: graphType(found.type) }
  },
}

export const noticeMutations = {
  async markNoticesRead(_root: unknown, { input }: Input, context: Context) {
    const result = await context.useCases.markNoticesRead(context.caller, input)
    return answer(context, result, (marked) => ({
      __typename: 'MarkNoticesReadSuccess',
      ...marked,
    }))
  },

  async setUnsubscription(_root: unknown, { input }: Input, context: Context) {
    const result = await context.useCases.setUnsubscription(input)
    return answer(context, result, ({ type, isOff }) => ({
      __typename: 'UnsubscriptionSuccess',
      unsubscription: { type: graphType(type), isOff },
    }))
  },
}

function presentNotice(notice: Notice) {
  return { ...notice, type: graphType(notice.type) }
}

/** `saved-search` → `SAVED_SEARCH`. */
function graphType(type: NoticeType): string {
  return type.toUpperCase().replaceAll('-', '_')
}

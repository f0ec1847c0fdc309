import { throwProblem } from '@landfall/kit/core/problems'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { asMember } from '../member/forum.policy.ts'
import type { OwnEntryPage } from './read-own-entries.ts'

type PageArgs = { first?: number | null; after?: string | null }

const position = z.strictObject({ createdAt: z.coerce.date(), id: z.uuid() })

export const ownEntryQueries = {
  async ownForumEntries(_root: unknown, args: PageArgs, context: Context) {
    const by = asMember(context.viewer)
    if (!by.ok) return throwProblem(by.error)
    const { first, after } = parsePage(context.caller, args, position)
    const page = await context.useCases.readOwnEntries(by.value, { first, after })
    return connectionOf({
      ...page,
      node: present,
      positionOf: ({ createdAt, id }) => ({ createdAt, id }),
      hasPreviousPage: after !== null,
    })
  },
}

function present({ kind, state, ...entry }: OwnEntryPage['items'][number]) {
  return { ...entry, kind: kind.toUpperCase(), state: state.toUpperCase() }
}

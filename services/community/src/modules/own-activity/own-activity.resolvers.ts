import { throwProblem } from '@landfall/kit/core/problems'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { asMember } from '../member/forum.policy.ts'
import { ACTIVITY_KINDS, type OwnActivity } from './own-activity.ts'

type PageArgs = { first?: number | null; after?: string | null }

const position = z.strictObject({ kind: z.enum(ACTIVITY_KINDS), targetId: z.uuid() })

export const ownActivityQueries = {
  async ownForumActivity(_root: unknown, args: PageArgs, context: Context) {
    const by = asMember(context.viewer)
    if (!by.ok) return throwProblem(by.error)
    const { first, after } = parsePage(context.caller, args, position)
    const page = await context.useCases.readOwnActivity(by.value, { first, after })
    return connectionOf({
      ...page,
      node: present,
      positionOf: ({ kind, targetId }) => ({ kind, targetId }),
      hasPreviousPage: after !== null,
    })
  },
}

function present({ kind, level, reason, ...activity }: OwnActivity) {
  return {
    ...activity,
    id: `${kind}-${activity.targetId}`,
    kind: kind.toUpperCase(),
    level: level?.toUpperCase() ?? null,
    reason: reason?.toUpperCase() ?? null,
  }
}

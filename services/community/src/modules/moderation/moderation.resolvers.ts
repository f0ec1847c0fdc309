import { type Problem, throwProblem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import { parsePage } from '@landfall/kit/graphql/paging'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import type { Viewer } from '@landfall/kit/identity/viewer'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { asMember, asModerator, asWriter, type Writer } from '../member/forum.policy.ts'
import { presentPost } from '../post/post.present.ts'
import {
  appealInput,
  decideAppealInput,
  decideCaseInput,
  markPostInput,
  reportInput,
  silenceInput,
  undoInput,
} from './moderation.input.ts'
import {
  presentAction,
  presentAppeal,
  presentCase,
  presentOwn,
  presentPage,
} from './moderation.present.ts'
import type { ModerationAction } from './moderation.ts'

type PageArgs = { first?: number | null; after?: string | null }

const atCreation = z.strictObject({ createdAt: z.coerce.date(), id: z.uuid() })
const atOpening = z.strictObject({ openedAt: z.coerce.date(), id: z.uuid() })

const created = ({ createdAt, id }: { createdAt: Date; id: string }) => ({ createdAt, id })

export const moderationQueries = {
  async forumCases(_root: unknown, args: PageArgs, context: Context) {
    const by = allowed(asModerator(context.viewer))
    const { first, after } = parsePage(context.caller, args, atOpening)
    const page = await context.useCases.moderation.queue(by, { first, after })
    const positionOf = ({ openedAt, id }: (typeof page.items)[number]) => ({ openedAt, id })
    return presentPage(page, after, presentCase, positionOf)
  },

  async forumAppeals(_root: unknown, args: PageArgs, context: Context) {
    const by = allowed(asModerator(context.viewer))
    const { first, after } = parsePage(context.caller, args, atCreation)
    const page = await context.useCases.moderation.appeals(by, { first, after })
    return presentPage(page, after, presentAppeal, created)
  },

  async moderationLog(_root: unknown, args: PageArgs, context: Context) {
    const { first, after } = parsePage(context.caller, args, atCreation)
    const page = await context.useCases.moderation.log({ first, after })
    return presentPage(page, after, presentAction, created)
  },

  async ownDecisions(_root: unknown, args: PageArgs, context: Context) {
    const by = allowed(asMember(context.viewer))
    const { first, after } = parsePage(context.caller, args, atCreation)
    const page = await context.useCases.moderation.own(by, { first, after })
    return presentPage(page, after, presentOwn, created)
  },
}

export const moderationMutations = {
  reportContent: mutation(
    asWriter,
    () => reportInput,
    ({ reportContent }) => reportContent,
    (reportId) => ({ __typename: 'ReportContentSuccess', reportId }),
  ),
  decideCase: mutation(
    asModerator,
    () => decideCaseInput,
    ({ decideCase }) => decideCase,
    acted,
  ),
  markPost: mutation(
    asModerator,
    () => markPostInput,
    ({ markPost }) => markPost,
    (post, context) => ({ __typename: 'PostSuccess', post: presentPost(post, context) }),
  ),
  silenceMember: mutation(
    asModerator,
    silenceInput,
    ({ silenceMember }) => silenceMember,
    acted,
  ),
  undoModeration: mutation(
    asModerator,
    () => undoInput,
    ({ undoModeration }) => undoModeration,
    acted,
  ),
  appealDecision: mutation(
    asMember,
    () => appealInput,
    ({ appeal }) => appeal,
    ({ id }) => ({ __typename: 'AppealSuccess', actionId: id }),
  ),
  decideAppeal: mutation(
    asModerator,
    () => decideAppealInput,
    ({ decideAppeal }) => decideAppeal,
    ({ actionId }) => ({ __typename: 'AppealSuccess', actionId }),
  ),
}

/** Policy, input, use case, presentation: the same steps for each mutation here. */
function mutation<S extends z.ZodType, Value>(
  policy: (viewer: Viewer) => Result<Writer, Problem>,
  schema: (now: Date) => S,
  useCaseOf: (
    useCases: Context['useCases'],
  ) => (by: Writer, input: z.output<S>) => Promise<Result<Value, Problem>>,
  present: (value: Value, context: Context) => object,
) {
  return async (_root: unknown, { input }: { input: unknown }, context: Context) => {
    const by = policy(context.viewer)
    if (!by.ok) return by.error
    const parsed = parseInput(schema(context.useCases.now()), input)
    if (!parsed.ok) return parsed.error
    const result = await useCaseOf(context.useCases)(by.value, parsed.value)
    return result.ok ? present(result.value, context) : result.error
  }
}

function acted(action: ModerationAction) {
  return { __typename: 'ModerationSuccess', action: presentAction(action) }
}

function allowed(by: Result<Writer, Problem>): Writer {
  return by.ok ? by.value : throwProblem(by.error)
}

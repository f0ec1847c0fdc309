import { createLog } from '@landfall/kit/observability/log'
import { createPostgres } from '@landfall/kit/database/postgres'
import type { Caller } from '@landfall/kit/identity/viewer'
import { testCaller, testKeys } from '@landfall/kit/testing/callers'
import { createTestSchema } from '@landfall/kit/testing/schema'
import { askOn, testServiceConfig } from '@landfall/kit/testing/service'
import { makeUnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { createApp } from '../src/app.ts'
import { migrations } from '../src/config.ts'
import { bindStores } from '../src/stores.ts'

export type Forum = Awaited<ReturnType<typeof startForum>>

/** The real service on a database of its own, at a time that the test sets. */
export async function startForum(o: { limitFactor?: number } = {}) {
  const database = await createTestSchema('community', migrations)
  const log = createLog({ service: 'community', level: 'silent' })
  let now = new Date('2026-11-23T09:00:00Z')
  const clock = { now: () => now }
  const keys = { databaseUrl: database.url, gatewayPublicKey: testKeys().publicKey }
  const config = {
    ...testServiceConfig('community', keys),
    databasePoolSize: 10,
    limitFactor: o.limitFactor ?? 1,
  }
  const app = await createApp(config, { log, clock })
  const postgres = createPostgres({
    url: database.url,
    schema: 'community',
    applicationName: 'test',
    log,
  })
  const ask = askOn(app.subgraph)
  return {
    ask,
    clock,
    postgres,
    unitOfWork: makeUnitOfWork(postgres, bindStores),
    /** Time passes. */
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    /** Runs one mutation and returns its answer. @param name the mutation's field */
    async act(caller: Caller, name: string, input: Record<string, unknown>) {
      const [document, type] = DOCUMENTS[name] ?? ['', '']
      const query = `mutation ($input: ${type}!) { answer: ${name}(input: $input) {
        __typename ${document} ... on Problem { code message
          ... on ValidationFailed { errors { path message } }
          ... on TooManyRequests { retryAfterSeconds }
          ... on PersonalDataFound { findings { kind field from to excerpt } } } } }`
      return (await ask(caller, query, { input })).answer
    },
    async post(caller: Caller, input: Record<string, unknown> = {}) {
      const answer = await this.act(caller, 'createPost', postForm(input))
      if (answer.__typename !== 'PostSuccess') throw new Error(JSON.stringify(answer))
      return answer.post as { id: string; version: number }
    },
    async reply(caller: Caller, postId: string, input: Record<string, unknown> = {}) {
      const form = { postId, content: `Yes, for me it took ${unique()} days.`, ...input }
      const answer = await this.act(caller, 'createReply', form)
      if (answer.__typename !== 'ReplySuccess') throw new Error(JSON.stringify(answer))
      return answer.reply as { id: string }
    },
    /** Events and jobs in the outbox since the last call. */
    async outbox(): Promise<{ name: string; body: { data: Record<string, string> } }[]> {
      const { rows } = await postgres.pool.query(
        'delete from outbox returning position, name, body',
      )
      return rows.toSorted((a, b) => Number(a.position) - Number(b.position))
    },
    async stop() {
      await app.stop()
      await postgres.close()
      await database.drop()
    },
  }
}

let count = 0
const unique = () => `${(count += 1)}${Math.random().toString(36).slice(2)}`

/** A valid form that resembles no other. */
export const postForm = (input: Record<string, unknown> = {}) => ({
  title: `How long does the interview take? ${unique()}`,
  content: `I have an interview soon and ${unique()} ${unique()} ${unique()} worries me.`,
  category: 'question',
  ...input,
})

export const somebody = () => testCaller()
export const aModerator = () => testCaller({ roles: ['moderator'] })
export const idOf = ({ viewer }: Caller) => (viewer.kind === 'user' ? viewer.userId : '')

const POST = `id title content category tags country { code } degreeLevel visaStage isPinned isSticky
  state isOwn upvotes downvotes hasMyVote hasMyDownvote replyCount acceptedReplyId editedAt version myFollow
  revisions { title content }`
const REPLY =
  'id parentId content state isOwn upvotes downvotes hasMyVote hasMyDownvote isAccepted editedAt revisions { content }'

const ofPost = `... on PostSuccess { post { ${POST} } }`
const ofReply = `... on ReplySuccess { reply { ${REPLY} } post { id replyCount } }`
const ofAction =
  '... on ModerationSuccess { action { id kind reason entryKind until undoneAt } }'
const ofAppeal = '... on AppealSuccess { actionId }'

const DOCUMENTS: Record<string, readonly [string, string]> = {
  createPost: [ofPost, 'CreatePostInput'],
  updatePost: [ofPost, 'UpdatePostInput'],
  deletePost: ['... on DeletedPost { id }', 'PostIdInput'],
  createReply: [ofReply, 'CreateReplyInput'],
  updateReply: [ofReply, 'UpdateReplyInput'],
  deleteReply: ['... on DeletedReply { id }', 'ReplyIdInput'],
  acceptReply: [ofPost, 'AcceptReplyInput'],
  setVote: [
    '... on SetVoteSuccess { post { id upvotes downvotes hasMyVote hasMyDownvote } reply { id upvotes downvotes hasMyVote hasMyDownvote } }',
    'SetVoteInput',
  ],
  recordPostView: ['... on PostViews { id viewCount }', 'PostIdInput'],
  followPost: [ofPost, 'FollowPostInput'],
  blockMember: [
    '... on BlockMemberSuccess { standing { blocked { id } } }',
    'BlockMemberInput',
  ],
  reportContent: ['... on ReportContentSuccess { reportId }', 'ReportContentInput'],
  decideCase: [ofAction, 'DecideCaseInput'],
  markPost: [ofPost, 'MarkPostInput'],
  silenceMember: [ofAction, 'SilenceMemberInput'],
  undoModeration: [ofAction, 'UndoModerationInput'],
  appealDecision: [ofAppeal, 'AppealDecisionInput'],
  decideAppeal: [ofAppeal, 'DecideAppealInput'],
}

export const THREAD = `query Thread($id: ID!) { post(id: $id) { ${POST}
  replies(first: 50) { totalCount edges { node { ${REPLY} answers { ${REPLY} } } } } } }`

import { z } from 'zod'
import { pageQuery } from '../inputs.ts'
import { found, listed, pageVariables } from '../responses.ts'
import { type Row, defineRoute } from '../route.ts'
import { snakeWord } from '../values.ts'

const ENTRY = `id kind postId title content state createdAt editedAt
  revisions { title content replacedAt }`

function presentEntry({ kind, state, ...same }: Row): Row {
  return { ...same, kind: snakeWord(kind), state: snakeWord(state) }
}

const revisionShape = z.strictObject({
  title: z.string().nullable(),
  content: z.string().nullable(),
  replacedAt: z.iso.datetime(),
})

const listOwnEntries = defineRoute({
  method: 'GET',
  path: '/api/forum-entries',
  tag: 'Forum',
  summary:
    'The caller’s own posts and replies, newest first, with what was hidden or deleted.',
  access: 'signed-in',
  query: z.object(pageQuery),
  operation: `query RestOwnForumEntries($first: Int, $after: String) {
    ownForumEntries(first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${ENTRY} } }
    }
  }`,
  variables: ({ query }) => pageVariables(query),
  answer: ({ ownForumEntries }, input) => listed(ownForumEntries, presentEntry, input),
  success: {
    status: 200,
    shape: z.array(
      z.strictObject({
        id: z.string(),
        kind: z.enum(['post', 'reply']),
        postId: z.string(),
        title: z.string().nullable(),
        content: z.string(),
        state: z.enum(['shown', 'hidden', 'deleted']),
        createdAt: z.iso.datetime(),
        editedAt: z.iso.datetime().nullable(),
        revisions: z.array(revisionShape),
      }),
    ),
  },
})

const REASONS = [
  'spam',
  'abuse',
  'personal_data',
  'misinformation',
  'off_topic',
  'other',
] as const

const ACTIVITY = `id kind targetId createdAt level reason text isGranted answer`

function presentActivity({ kind, level, reason, ...same }: Row): Row {
  return {
    ...same,
    kind: snakeWord(kind),
    level: snakeWord(level),
    reason: snakeWord(reason),
  }
}

const listOwnActivity = defineRoute({
  method: 'GET',
  path: '/api/forum-activity',
  tag: 'Forum',
  summary:
    'The caller’s activity in the forum besides writing: votes for and against, followed and opened threads, blocked members, reports and appeals, by kind.',
  access: 'signed-in',
  query: z.object(pageQuery),
  operation: `query RestOwnForumActivity($first: Int, $after: String) {
    ownForumActivity(first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${ACTIVITY} } }
    }
  }`,
  variables: ({ query }) => pageVariables(query),
  answer: ({ ownForumActivity }, input) => listed(ownForumActivity, presentActivity, input),
  success: {
    status: 200,
    shape: z.array(
      z.strictObject({
        id: z.string(),
        kind: z.enum(['appeal', 'block', 'downvote', 'follow', 'report', 'view', 'vote']),
        targetId: z.string(),
        createdAt: z.iso.datetime().nullable(),
        level: z.enum(['mute', 'normal', 'watch']).nullable(),
        reason: z.enum(REASONS).nullable(),
        text: z.string().nullable(),
        isGranted: z.boolean().nullable(),
        answer: z.string().nullable(),
      }),
    ),
  },
})

const DECISION = `id action { kind reason entryKind until createdAt undoneAt } postId title
  appealText isGranted answer`

function presentDecision({ action, ...same }: Row): Row {
  const { kind, reason, entryKind, ...dates } = action as Row
  return {
    ...same,
    ...dates,
    kind: snakeWord(kind),
    reason: snakeWord(reason),
    entryKind: snakeWord(entryKind),
  }
}

const listOwnDecisions = defineRoute({
  method: 'GET',
  path: '/api/forum-decisions',
  tag: 'Forum',
  summary:
    'Moderators’ decisions on the caller’s posts and replies, newest first, with the appeals.',
  access: 'signed-in',
  query: z.object(pageQuery),
  operation: `query RestOwnForumDecisions($first: Int, $after: String) {
    ownDecisions(first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${DECISION} } }
    }
  }`,
  variables: ({ query }) => pageVariables(query),
  answer: ({ ownDecisions }, input) => listed(ownDecisions, presentDecision, input),
  success: {
    status: 200,
    shape: z.array(
      z.strictObject({
        id: z.string(),
        kind: z.string(),
        reason: z.enum(REASONS),
        entryKind: z.enum(['post', 'reply']).nullable(),
        until: z.iso.datetime().nullable(),
        createdAt: z.iso.datetime(),
        undoneAt: z.iso.datetime().nullable(),
        postId: z.string().nullable(),
        title: z.string().nullable(),
        appealText: z.string().nullable(),
        isGranted: z.boolean().nullable(),
        answer: z.string().nullable(),
      }),
    ),
  },
})

const readOwnStanding = defineRoute({
  method: 'GET',
  path: '/api/forum-standing',
  tag: 'Forum',
  summary:
    'The level of trust that the caller has earned in the forum, and what it allows.',
  access: 'signed-in',
  operation: `query RestOwnForumStanding {
    forumStanding { level postsPerDay repliesPerDay linksPerText silencedUntil }
  }`,
  variables: () => ({}),
  answer: ({ forumStanding }) => found(forumStanding),
  success: {
    status: 200,
    shape: z.strictObject({
      level: z.int(),
      postsPerDay: z.int(),
      repliesPerDay: z.int(),
      linksPerText: z.int(),
      silencedUntil: z.iso.datetime().nullable(),
    }),
  },
})

export const ownForumRoutes = [
  listOwnEntries,
  listOwnActivity,
  listOwnDecisions,
  readOwnStanding,
]

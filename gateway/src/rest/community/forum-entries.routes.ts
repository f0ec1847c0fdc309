import { z } from 'zod'
import { pageQuery } from '../inputs.ts'
import { listed, pageVariables } from '../responses.ts'
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
    "The caller's own posts and replies, newest first, with what was hidden or deleted.",
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

export const forumEntryRoutes = [listOwnEntries]

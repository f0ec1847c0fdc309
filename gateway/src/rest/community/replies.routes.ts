import { z } from 'zod'
import { flag, list, pageQuery, rawText, text } from '../inputs.ts'
import { actorId, recordId } from '../named-ids.ts'
import { NO_CONTENT, created, found, listed, missing, pageVariables } from '../responses.ts'
import { PROBLEM, type Row, defineRoute } from '../route.ts'
import { isRow, rowOf, rowsOf } from '../values.ts'
import { authorShape, editedAt, presentAuthor } from './posts.routes.ts'

const tag = 'Forum'
const access = 'signed-in'

const OWN = `id postId parentId content isAccepted upvotes downvotes createdAt editedAt
  author { id firstName lastName }`
const REPLY = `${OWN} answers { ${OWN} }`

function presentReply(row: Row): Row {
  const { author, answers, ...same } = row
  return {
    ...same,
    ...presentAuthor(author),
    answers: rowsOf(answers).map((answer) => presentAnswer(answer)),
  }
}

function presentAnswer(row: Row): Row {
  const { author, ...same } = row
  return { ...same, ...presentAuthor(author) }
}

const own = {
  id: z.string(),
  postId: z.string(),
  parentId: z.string().nullable(),
  content: z.string().nullable(),
  ...authorShape,
  isAccepted: z.boolean(),
  upvotes: z.int(),
  downvotes: z.int(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
}
const replyShape = z.strictObject({ ...own, answers: z.array(z.strictObject(own)) })

const RESULT = `... on ReplySuccess { reply { ${REPLY} } } ${PROBLEM}`

const listReplies = defineRoute({
  method: 'GET',
  path: '/api/posts/:id/replies',
  tag,
  summary: 'Replies to a post, oldest first, each with its answers.',
  access: 'public',
  query: z.object(pageQuery),
  operation: `query RestReplies($id: ID!, $first: Int, $after: String) {
    post(id: $id) { replies(first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${REPLY} } }
    } }
  }`,
  variables: ({ params, query }) => ({ id: params['id'], ...pageVariables(query) }),
  answer: ({ post }, input) =>
    isRow(post) ? listed(post['replies'], presentReply, input) : missing('Post'),
  success: { status: 200, shape: z.array(replyShape) },
})

const createReply = defineRoute({
  method: 'POST',
  path: '/api/posts/:id/replies',
  tag,
  summary: 'Replies to a post, or with `parentId` to a reply.',
  access,
  body: z.strictObject({
    content: rawText(),
    parentId: recordId(text()),
    mentions: list(),
    confirmPersonalData: flag(),
    // The server knows who asks.
    authorId: actorId(text()),
  }),
  operation: `mutation RestCreateReply($input: CreateReplyInput!) { createReply(input: $input) { ${RESULT} } }`,
  variables({ params, body }) {
    const { authorId: _authorId, ...input } = body
    return { input: { postId: params['id'], ...input } }
  },
  answer(data, { params }) {
    const reply = presentReply(rowOf(rowOf(data['createReply'])['reply']))
    return created(`/api/posts/${params['id']}/replies`, reply)
  },
  success: { status: 201, shape: replyShape },
  leavesViewer: true,
})

const updateReply = defineRoute({
  method: 'PATCH',
  path: '/api/replies/:id',
  tag,
  summary:
    'Changes one of the caller’s replies; with `editedAt` as it was read, only if it has not been edited since (else 409).',
  access,
  body: z.strictObject({
    content: rawText(),
    confirmPersonalData: flag(),
    editedAt: editedAt(),
  }),
  operation: `mutation RestUpdateReply($input: UpdateReplyInput!) { updateReply(input: $input) { ${RESULT} } }`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...body } }),
  answer: (data) => found(presentReply(rowOf(rowOf(data['updateReply'])['reply']))),
  success: { status: 200, shape: replyShape },
  leavesViewer: true,
})

const deleteReply = defineRoute({
  method: 'DELETE',
  path: '/api/replies/:id',
  tag,
  summary: 'Deletes one of the caller’s replies; its answers stay readable.',
  access,
  operation: `mutation RestDeleteReply($input: ReplyIdInput!) {
    deleteReply(input: $input) { ... on DeletedReply { id } ${PROBLEM} }
  }`,
  variables: ({ params }) => ({ input: { id: params['id'] } }),
  answer: () => NO_CONTENT,
  success: { status: 204, shape: null },
  leavesViewer: true,
})

export const replyRoutes = [listReplies, createReply, updateReply, deleteReply]

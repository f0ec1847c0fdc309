import { z } from 'zod'
import {
  flag,
  instant,
  list,
  pageQuery,
  queryChoice,
  queryText,
  rawText,
  text,
} from '../inputs.ts'
import { actorId } from '../named-ids.ts'
import { NO_CONTENT, created, found, listed, missing, pageVariables } from '../responses.ts'
import { PROBLEM, type Row, defineRoute } from '../route.ts'
import { DEGREE_LEVELS, isRow, rowOf, snakeWord } from '../values.ts'

const CATEGORIES = ['question', 'success_story', 'tip', 'discussion']
const SORTS = ['new', 'active', 'top', 'unanswered', 'relevance']

const tag = 'Forum'

/** Of the text that was changed, as it was read. */
export const editedAt = () => instant('Please give `editedAt` as it was read').nullish()

const POST = `id title content category tags isPinned isSticky upvotes downvotes replyCount acceptedReplyId createdAt editedAt
  author { id firstName lastName } country { name } degreeLevel visaStage`

/** A post as older clients read it, with what the graph says beyond that. */
function presentPost(row: Row): Row {
  const { category, author, country, degreeLevel, visaStage, ...same } = row
  return {
    ...same,
    category: snakeWord(category),
    ...presentAuthor(author),
    country: isRow(country) ? country['name'] : null,
    degreeLevel: snakeWord(degreeLevel),
    visaStage: snakeWord(visaStage),
  }
}

/** Null where the account is gone. */
export function presentAuthor(author: unknown): Row {
  if (!isRow(author)) return { authorId: null, author: null }
  const { id, firstName, lastName } = author
  return { authorId: id, author: { firstName, lastName } }
}

const optionalText = z.string().nullable()

export const authorShape = {
  authorId: optionalText,
  author: z.strictObject({ firstName: z.string(), lastName: z.string() }).nullable(),
}

const postShape = z.strictObject({
  id: z.string(),
  title: z.string(),
  content: optionalText,
  category: z.enum(CATEGORIES),
  tags: z.array(z.string()),
  ...authorShape,
  isPinned: z.boolean(),
  isSticky: z.boolean(),
  upvotes: z.int(),
  downvotes: z.int(),
  replyCount: z.int(),
  acceptedReplyId: optionalText,
  country: optionalText,
  degreeLevel: optionalText,
  visaStage: optionalText,
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
})

const fields = {
  title: rawText(),
  content: rawText(),
  category: text(),
  tags: list(),
  country: text(),
  degreeLevel: text(),
  visaStage: text(),
  confirmPersonalData: flag(),
}

const listPosts = defineRoute({
  method: 'GET',
  path: '/api/posts',
  tag,
  summary:
    'Threads of the forum, newest first; with `q`, best matches first, unless `sort` says otherwise.',
  access: 'public',
  query: z.object({
    category: queryChoice(CATEGORIES),
    q: queryText(),
    tag: queryText(),
    country: queryText(),
    degreeLevel: queryChoice(DEGREE_LEVELS),
    visaStage: queryChoice([
      'planning',
      'applying',
      'interview',
      'approved',
      'refused',
      'in_us',
      'working',
    ]),
    sort: queryChoice(SORTS),
    ...pageQuery,
  }),
  operation: `query RestPosts($search: String, $category: PostCategory, $tag: String, $country: ID,
    $degreeLevel: DegreeLevel, $visaStage: VisaStage, $sort: PostSort, $first: Int, $after: String) {
    posts(search: $search, category: $category, tag: $tag, country: $country, degreeLevel: $degreeLevel,
      visaStage: $visaStage, sort: $sort, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${POST} } }
    }
  }`,
  variables: ({ query }) => ({
    search: query.q ?? null,
    category: query.category ?? null,
    tag: query.tag ?? null,
    country: query.country ?? null,
    degreeLevel: query.degreeLevel ?? null,
    visaStage: query.visaStage ?? null,
    sort: query.sort ?? null,
    ...pageVariables(query),
  }),
  answer: (data, input) => listed(data['posts'], presentPost, input),
  success: { status: 200, shape: z.array(postShape) },
})

const getPost = defineRoute({
  method: 'GET',
  path: '/api/posts/:id',
  tag,
  summary: 'One post; its replies are at `/replies`.',
  access: 'public',
  operation: `query RestPost($id: ID!) { post(id: $id) { ${POST} } }`,
  variables: ({ params }) => ({ id: params['id'] }),
  answer: ({ post }) => (isRow(post) ? found(presentPost(post)) : missing('Post')),
  success: { status: 200, shape: postShape },
})

const RESULT = `... on PostSuccess { post { ${POST} } } ${PROBLEM}`

const createPost = defineRoute({
  method: 'POST',
  path: '/api/posts',
  tag,
  summary:
    'Starts a thread. Text that looks like personal data is refused until it is removed or `confirmPersonalData` is true.',
  access: 'signed-in',
  // Sent by older clients: the server knows who asks.
  body: z.strictObject({ ...fields, authorId: actorId(text()) }),
  operation: `mutation RestCreatePost($input: CreatePostInput!) { createPost(input: $input) { ${RESULT} } }`,
  variables({ body }) {
    const { authorId: _authorId, ...input } = body
    return { input }
  },
  answer(data) {
    const post = presentPost(rowOf(rowOf(data['createPost'])['post']))
    return created(`/api/posts/${String(post['id'])}`, post)
  },
  success: { status: 201, shape: postShape },
  leavesViewer: true,
})

const updatePost = defineRoute({
  method: 'PATCH',
  path: '/api/posts/:id',
  tag,
  summary:
    'Changes one of the caller’s posts; absent fields stay. With `editedAt` as it was read, only if its text has not been edited since (else 409).',
  access: 'signed-in',
  body: z.strictObject({ ...fields, editedAt: editedAt() }),
  operation: `mutation RestUpdatePost($input: UpdatePostInput!) { updatePost(input: $input) { ${RESULT} } }`,
  variables: ({ params, body }) => ({ input: { id: params['id'], ...body } }),
  answer: (data) => found(presentPost(rowOf(rowOf(data['updatePost'])['post']))),
  success: { status: 200, shape: postShape },
  leavesViewer: true,
})

const deletePost = defineRoute({
  method: 'DELETE',
  path: '/api/posts/:id',
  tag,
  summary: 'Deletes one of the caller’s posts; its replies stay readable.',
  access: 'signed-in',
  operation: `mutation RestDeletePost($input: PostIdInput!) {
    deletePost(input: $input) { ... on DeletedPost { id } ${PROBLEM} }
  }`,
  variables: ({ params }) => ({ input: { id: params['id'] } }),
  answer: () => NO_CONTENT,
  success: { status: 204, shape: null },
  leavesViewer: true,
})

export const postRoutes = [listPosts, getPost, createPost, updatePost, deletePost]

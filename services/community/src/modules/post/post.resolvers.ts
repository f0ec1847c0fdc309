import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseInput, parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { presentRevisions } from '../entry/revision.present.ts'
import { asReader, asWriter } from '../member/forum.policy.ts'
import { findPersonalData } from '../personal-data/find-personal-data.ts'
import { refusedWriting } from '../writing/refused-writing.ts'
import { createPostInput, listPostsArgs, parsePostChange } from './post.input.ts'
import { presentPost, type PresentedPost } from './post.present.ts'
import { type PostFilter, positionOf, type PostSort } from './post.ts'

type ById = { id: string }
type Input<T = unknown> = { input: T }
type ListArgs = { first?: number | null; after?: string | null } & Record<string, unknown>

const SHORT_LIST_MAX = 20

export const postQueries = {
  async posts(_root: unknown, args: ListArgs, context: Context) {
    const { sort: wish, withoutPinned, ...asked } = parseOrThrow(listPostsArgs, args)
    const sort = sortOf(wish, asked.search)
    const { first, after } = parsePage(context.caller, args, positionSchema(sort))
    const { posts } = context.useCases
    const blocked = [...(await context.loaders.blocked())]
    const pinned = withoutPinned ? await posts.marked(asked.category, blocked) : []
    const filter: PostFilter = { ...asked, blocked, without: pinned.map(({ id }) => id) }
    const page = await posts.list({ filter, sort, first, after })
    const connection = connectionOf({
      items: page.posts,
      node: (post) => presentPost(post, context),
      positionOf: (post) => positionOf(sort, post),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: 0,
    })
    // Counting reads more than the page, so it runs only when the field is requested.
    return { ...connection, counted: { filter, sort } }
  },

  async pinnedPosts(_root: unknown, args: { category?: string | null }, context: Context) {
    const { category } = parseOrThrow(listPostsArgs, args)
    const blocked = [...(await context.loaders.blocked())]
    const posts = await context.useCases.posts.marked(category, blocked)
    return posts.map((post) => presentPost(post, context))
  },

  async post(_root: unknown, { id }: ById, context: Context) {
    const post = await context.useCases.posts.find(id, asReader(context.viewer))
    // Its replies ask which of them is accepted.
    context.loaders.post.prime(id, post)
    return post && presentPost(post, context)
  },

  async similarPosts(
    _root: unknown,
    { title, first }: { title: string; first?: number | null },
    context: Context,
  ) {
    const posts = await context.useCases.posts.similarTo(title.slice(0, 200), few(first))
    return posts.map((post) => presentPost(post, context))
  },

  tagSuggestions: (_root: unknown, { text }: { text: string }, context: Context) =>
    context.useCases.posts.suggestTags(text.trim().toLowerCase()),
}

export const postMutations = {
  async createPost(_root: unknown, { input }: Input, context: Context) {
    const writer = asWriter(context.viewer)
    if (!writer.ok) return writer.error
    const parsed = parseInput(createPostInput, input)
    if (!parsed.ok) return parsed.error
    const { confirmPersonalData, ...form } = parsed.value
    const { createPost } = context.useCases
    const created = await createPost(writer.value, form, confirmPersonalData)
    if (!created.ok) return refusedWriting(created.error, context)
    return { __typename: 'PostSuccess', post: presentPost(created.value, context) }
  },

  async updatePost(
    _root: unknown,
    { input }: Input<Record<string, unknown>>,
    context: Context,
  ) {
    const writer = asWriter(context.viewer)
    if (!writer.ok) return writer.error
    const parsed = parsePostChange(input)
    if (!parsed.ok) return parsed.error
    const changed = await context.useCases.updatePost(writer.value, parsed.value)
    if (!changed.ok) return changed.error
    return { __typename: 'PostSuccess', post: presentPost(changed.value, context) }
  },

  async deletePost(_root: unknown, { input }: Input<ById>, context: Context) {
    const writer = asWriter(context.viewer)
    if (!writer.ok) return writer.error
    const deleted = await context.useCases.deletePost(writer.value, input.id)
    return deleted.ok ? { __typename: 'DeletedPost', id: deleted.value.id } : deleted.error
  },
}

export const postFields = {
  isAuthorBlocked: async ({ authorId }: PresentedPost, _args: unknown, context: Context) =>
    (await context.loaders.blocked()).has(authorId),

  async revisions({ record }: PresentedPost, _args: unknown, context: Context) {
    const rows = await context.loaders.revisions.load(record.id)
    return presentRevisions(rows, record, asReader(context.viewer), isPersonal)
  },

  async related(
    { record }: PresentedPost,
    { first }: { first?: number | null },
    context: Context,
  ) {
    const posts = await context.useCases.posts.relatedTo(record, few(first))
    return posts.map((post) => presentPost(post, context))
  },

  async participants({ id }: PresentedPost, _args: unknown, { loaders }: Context) {
    return (await loaders.participants.load(id)).map((userId) => ({ id: userId }))
  },
}

export const postConnectionFields = {
  totalCount: (
    { counted }: { counted: { filter: PostFilter; sort: PostSort } },
    _args: unknown,
    { useCases }: Context,
  ) => useCases.posts.count(counted.filter, counted.sort),
}

/** Whether an earlier text held what its edit was meant to take out. */
export function isPersonal(text: string): boolean {
  return findPersonalData(text).length > 0
}

function sortOf(wish: PostSort | null, search: string | null): PostSort {
  if (search !== null) return wish ?? 'relevance'
  return wish === null || wish === 'relevance' ? 'new' : wish
}

/** A cursor is valid only in the order that it was made for. */
function positionSchema(sort: PostSort) {
  const isCounted = sort === 'top' || sort === 'relevance'
  return z.strictObject({
    sort: z.literal(sort),
    value: isCounted ? z.number() : z.coerce.date(),
    id: z.uuid(),
  })
}

function few(first: number | null | undefined): number {
  return Math.min(Math.max(first ?? 5, 1), SHORT_LIST_MAX)
}

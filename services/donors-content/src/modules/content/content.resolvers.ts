import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseOrThrow } from '@landfall/kit/graphql/parse-input'
import type { Context } from '../../context.ts'
import { publishedArgs, publishedPosition } from './content.input.ts'
import { presentSpotlight, presentStory, presentTestimonial } from './content.present.ts'
import type { Kind, PublishedFilter, Shown } from './content.ts'

type PageArgs = { first?: number | null; after?: string | null } & Record<string, unknown>

const OF_SPOTLIGHT_MAX = 10

/** One page of what is published of a kind. */
async function pageOf<Node>(
  kind: Kind,
  node: (shown: Shown) => Node,
  args: PageArgs,
  context: Context,
) {
  const parsed = parseOrThrow(publishedArgs, args)
  const { first, after } = parsePage(context.caller, args, publishedPosition)
  const filter: PublishedFilter = { kind, ...parsed }
  const page = await context.useCases.published.list({ filter, first, after })
  const connection = connectionOf({
    items: page.items,
    node,
    positionOf: ({ piece }) => ({ publishedAt: piece.publishedAt, id: piece.id }),
    hasNextPage: page.hasNextPage,
    hasPreviousPage: after !== null,
    totalCount: 0,
  })
  // Counted only when the field is requested.
  return { ...connection, count: () => context.useCases.published.count(filter) }
}

export const publishedQueries = {
  spotlights: (_root: unknown, args: PageArgs, context: Context) =>
    pageOf('spotlight', presentSpotlight, args, context),
  successStories: (_root: unknown, args: PageArgs, context: Context) =>
    pageOf('story', presentStory, args, context),
  testimonials: (_root: unknown, args: PageArgs, context: Context) =>
    pageOf('testimonial', presentTestimonial, args, context),

  async spotlight(_root: unknown, { slug }: { slug: string }, context: Context) {
    const shown = await context.useCases.published.bySlug(slug)
    return shown && presentSpotlight(shown)
  },
}

export const connectionFields = {
  totalCount: ({ count }: { count: () => Promise<number> }) => count(),
}

export const spotlightFields = {
  async successStories({ id }: { id: string }, _args: unknown, { useCases }: Context) {
    const shown = await useCases.published.ofSpotlight(id, 'story', OF_SPOTLIGHT_MAX)
    return shown.map(presentStory)
  },
  async testimonials({ id }: { id: string }, _args: unknown, { useCases }: Context) {
    const shown = await useCases.published.ofSpotlight(id, 'testimonial', OF_SPOTLIGHT_MAX)
    return shown.map(presentTestimonial)
  },
}

import { z } from 'zod'
import type { FileRoute } from '../file-route.ts'
import { flag, pageQuery, queryFilter } from '../inputs.ts'
import { recordId } from '../named-ids.ts'
import { found, listed, missing, pageVariables } from '../responses.ts'
import { PROBLEM, type Row, defineRoute } from '../route.ts'
import { isRow, rowOf, rowsOf } from '../values.ts'
import {
  presentSpotlight,
  presentStory,
  presentTestimonial,
  SPOTLIGHT,
  spotlightShape,
  STORY,
  storyShape,
  TESTIMONIAL,
  testimonialShape,
} from './content-fields.ts'

const tag = 'Stories'
const access = 'public'
const CATEGORIES = ['success_story', 'innovation', 'impact', 'partnership']
const PAGE = 'totalCount pageInfo { hasNextPage endCursor }'

const listQuery = z.object({ category: queryFilter(CATEGORIES), ...pageQuery })
const categoryOf = ({ category }: { category?: string }) => ({
  category: category?.toUpperCase() ?? null,
})

const listSpotlights = defineRoute({
  method: 'GET',
  path: '/api/spotlights',
  tag,
  summary:
    'Published spotlights, newest first; with `category`, only those of that category.',
  access,
  query: listQuery,
  operation: `query RestSpotlights($category: ContentCategory, $first: Int, $after: String) {
    spotlights(category: $category, first: $first, after: $after) {
      ${PAGE} edges { node { ${SPOTLIGHT} } }
    }
  }`,
  variables: ({ query }) => ({ ...categoryOf(query), ...pageVariables(query) }),
  answer: (data, input) => listed(data['spotlights'], presentSpotlight, input),
  success: { status: 200, shape: z.array(spotlightShape) },
})

const getSpotlight = defineRoute({
  method: 'GET',
  path: '/api/spotlights/:slug',
  tag,
  summary: 'One published spotlight with its stories and testimonials.',
  access,
  operation: `query RestSpotlight($slug: String!) { spotlight(slug: $slug) { ${SPOTLIGHT} } }`,
  variables: ({ params }) => ({ slug: params['slug'] }),
  answer: ({ spotlight }) =>
    isRow(spotlight) ? found(presentSpotlight(spotlight)) : missing('Story'),
  success: { status: 200, shape: spotlightShape },
})

const listStories = defineRoute({
  method: 'GET',
  path: '/api/success-stories',
  tag,
  summary: 'Stories that their recipients approved, newest first.',
  access,
  query: z.object(pageQuery),
  operation: `query RestSuccessStories($first: Int, $after: String) {
    successStories(first: $first, after: $after) { ${PAGE} edges { node { ${STORY} } } }
  }`,
  variables: ({ query }) => pageVariables(query),
  answer: (data, input) => listed(data['successStories'], presentStory, input),
  success: { status: 200, shape: z.array(storyShape) },
})

const listFeaturedTestimonials = defineRoute({
  method: 'GET',
  path: '/api/testimonials/featured',
  tag,
  summary: 'Testimonials that administrators featured, newest first.',
  access,
  query: listQuery,
  operation: `query RestTestimonials($category: ContentCategory, $first: Int, $after: String) {
    testimonials(category: $category, isFeatured: true, first: $first, after: $after) {
      ${PAGE} edges { node { ${TESTIMONIAL} } }
    }
  }`,
  variables: ({ query }) => ({ ...categoryOf(query), ...pageVariables(query) }),
  answer: (data, input) => listed(data['testimonials'], presentTestimonial, input),
  success: { status: 200, shape: z.array(testimonialShape) },
})

const countsShape = z.strictObject({
  id: z.string(),
  viewCount: z.int(),
  likeCount: z.int(),
})
const COUNTS = `... on ContentCounts { id viewCount likeCount } ${PROBLEM}`

const recordView = defineRoute({
  method: 'POST',
  path: '/api/content/:id/views',
  tag,
  summary: 'Counts a view, once per visitor.',
  access,
  operation: `mutation RestContentView($input: ContentIdInput!) { recordContentView(input: $input) { ${COUNTS} } }`,
  variables: ({ params }) => ({ input: { id: params['id'] } }),
  answer: (data) => found(data['recordContentView']),
  success: { status: 200, shape: countsShape },
  leavesViewer: true,
})

const setLike = defineRoute({
  method: 'POST',
  path: '/api/content/:id/likes',
  tag,
  summary: 'Likes it, once per visitor; `isLiked: false` removes the like.',
  access,
  body: z.strictObject({ isLiked: flag() }),
  operation: `mutation RestContentLike($input: SetContentLikeInput!) { setContentLike(input: $input) { ${COUNTS} } }`,
  variables: ({ params, body }) => ({
    input: { id: params['id'], isLiked: body.isLiked ?? true },
  }),
  answer: (data) => found(data['setContentLike']),
  success: { status: 200, shape: countsShape },
  leavesViewer: true,
})

const versionShape = z.strictObject({
  title: z.string().nullable(),
  text: z.string().nullable(),
})

const ownStoryShape = z.strictObject({
  id: z.string(),
  kind: z.enum(['spotlight', 'story', 'testimonial']),
  consent: z.enum(['none', 'asked', 'given', 'refused']),
  organization: z.string().nullable(),
  published: versionShape.nullable(),
  handedIn: versionShape.nullable(),
})

function presentVersion(version: unknown): Row | null {
  if (!isRow(version)) return null
  const { title, story, testimonial } = rowOf(version['words'])
  return { title: title ?? null, text: story ?? testimonial ?? null }
}

function presentOwnStory(row: Row): Row {
  const { id, kind, consent, organization, published, handedIn } = row
  return {
    id,
    kind: String(kind).toLowerCase(),
    consent: String(consent).toLowerCase(),
    organization: isRow(organization) ? organization['name'] : null,
    published: presentVersion(published),
    handedIn: presentVersion(handedIn),
  }
}

const VERSION = '{ words { title story testimonial } }'

const listOwnStories = defineRoute({
  method: 'GET',
  path: '/api/own-stories',
  tag,
  summary: 'Stories about the caller: the published text, and any text submitted since.',
  access: 'signed-in',
  operation: `query RestOwnStories {
    storiesAboutMe {
      id kind consent organization { name } published ${VERSION} handedIn ${VERSION}
    }
  }`,
  answer: (data) => found(rowsOf(data['storiesAboutMe']).map(presentOwnStory)),
  success: { status: 200, shape: z.array(ownStoryShape) },
})

export const contentRoutes = [
  listSpotlights,
  getSpotlight,
  listStories,
  listFeaturedTestimonials,
  recordView,
  setLike,
  listOwnStories,
]

const service = 'donors-content'
const IMAGES = '/api/content-images'

export const contentFileRoutes: readonly FileRoute[] = [
  {
    method: 'POST',
    path: IMAGES,
    tag,
    summary:
      'Stores a picture of up to 10 MiB in several sizes, for those who write for an organization; each use of it has its own alternative text.',
    access: 'signed-in',
    service,
    query: z.object({ organizationId: recordId(z.string().optional()) }),
    takes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    success: {
      status: 201,
      shape: z.strictObject({
        id: z.string(),
        url: z.string(),
        width: z.int(),
        height: z.int(),
      }),
    },
  },
  {
    method: 'GET',
    path: `${IMAGES}/:id`,
    tag,
    summary:
      'A picture in one of its sizes: for everyone while something published shows it, otherwise for those who write, decide or are written about.',
    access: 'public',
    service,
    query: z.object({ width: z.string().optional() }),
    takes: [],
    success: { status: 200, shape: null, types: ['image/webp'] },
  },
]

import type { Context } from './context.ts'
import {
  connectionFields,
  publishedQueries,
  spotlightFields,
} from './modules/content/content.resolvers.ts'
import {
  workspaceMutations,
  workspaceQueries,
} from './modules/content/workspace.resolvers.ts'
import {
  dashboardFields,
  dashboardQueries,
} from './modules/dashboard/dashboard.resolvers.ts'
import { partnerFields } from './modules/dashboard/partner-metrics.resolvers.ts'
import { newsletterMutations } from './modules/newsletter/newsletter.resolvers.ts'
import { imageFields } from './modules/picture/picture.resolvers.ts'
import { visitMutations } from './modules/visit/visit.resolvers.ts'

const likeFields = {
  hasMyLike: ({ id }: { id: string }, _args: unknown, { loaders }: Context) =>
    loaders.hasMyLike.load(id),
}

/** Table of contents: which field is answered where. */
export const resolvers = {
  Query: { ...publishedQueries, ...workspaceQueries, ...dashboardQueries },
  Mutation: { ...workspaceMutations, ...visitMutations, ...newsletterMutations },
  DonorMetrics: dashboardFields,
  Partner: partnerFields,
  Spotlight: { ...spotlightFields, ...likeFields },
  SpotlightConnection: connectionFields,
  SuccessStory: likeFields,
  SuccessStoryConnection: connectionFields,
  ContentPieceConnection: connectionFields,
  PublishedPieceConnection: connectionFields,
  Testimonial: likeFields,
  TestimonialConnection: connectionFields,
  ContentImage: imageFields,
}

import {
  connectionFields,
  publishedQueries,
  spotlightFields,
} from './modules/content/content.resolvers.ts'

import {
  dashboardFields,
  dashboardQueries,
} from './modules/dashboard/dashboard.resolvers.ts'

/** Table of contents: which field is answered where. */
export const resolvers = {
  Query: { ...publishedQueries, ...dashboardQueries },
  DonorMetrics: dashboardFields,
  Spotlight: spotlightFields,
  SpotlightConnection: connectionFields,
  SuccessStoryConnection: connectionFields,
  TestimonialConnection: connectionFields,
}

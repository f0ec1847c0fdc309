import {
  connectionFields,
  publishedQueries,
  spotlightFields,
} from './modules/content/content.resolvers.ts'

/** Table of contents: which field is answered where. */
export const resolvers = {
  Query: { ...publishedQueries },
  Spotlight: spotlightFields,
  SpotlightConnection: connectionFields,
  SuccessStoryConnection: connectionFields,
  TestimonialConnection: connectionFields,
}

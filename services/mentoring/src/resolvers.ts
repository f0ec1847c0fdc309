import {
  mentorFields,
  mentorMutations,
  mentorQueries,
} from './modules/mentor/mentor.resolvers.ts'
import {
  appealFields,
  sessionFields,
  sessionMutations,
  sessionQueries,
} from './modules/session/session.resolvers.ts'

/** Table of contents: which field is answered where. */
export const resolvers = {
  Query: { ...mentorQueries, ...sessionQueries },
  Mutation: { ...mentorMutations, ...sessionMutations },
  Mentor: mentorFields,
  MentorshipSession: sessionFields,
  NoShowAppeal: appealFields,
}

import {
  accountMutations,
  accountQueries,
  userFields,
} from './modules/account/account.resolvers.ts'
import { noticeMutations, noticeQueries } from './modules/notice/notice.resolvers.ts'
import {
  organizationFields,
  organizationMutations,
  organizationQueries,
  userMembershipFields,
} from './modules/organization/organization.resolvers.ts'
import { sessionMutations } from './modules/session/session.resolvers.ts'
import {
  studentFields,
  studentMutations,
  studentQueries,
} from './modules/student/student.resolvers.ts'

/** Table of contents: which field is answered where. */
export const createResolvers = (o: { passwordMinLength: number }) => ({
  Query: {
    ...accountQueries(o.passwordMinLength),
    ...studentQueries,
    ...organizationQueries,
    ...noticeQueries,
  },
  Mutation: {
    ...accountMutations,
    ...sessionMutations,
    ...studentMutations,
    ...organizationMutations,
    ...noticeMutations,
  },
  User: { ...userFields, ...userMembershipFields },
  Student: studentFields,
  Organization: organizationFields,
})

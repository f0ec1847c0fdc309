import { z } from 'zod'
import { pageQuery } from '../inputs.ts'
import { listed, pageVariables } from '../responses.ts'
import { defineRoute } from '../route.ts'

const listOwnReports = defineRoute({
  method: 'GET',
  path: '/api/scholarship-reports',
  tag: 'Scholarships',
  summary:
    'The caller’s reports of scholarships, by the time of the first report of each, newest first.',
  access: 'signed-in',
  query: z.object(pageQuery),
  operation: `query RestOwnListingReports($first: Int, $after: String) {
    ownListingReports(first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor }
      edges { node { id scholarshipId reason details createdAt } }
    }
  }`,
  variables: ({ query }) => pageVariables(query),
  answer: ({ ownListingReports }, input) =>
    listed(ownListingReports, (report) => report, input),
  success: {
    status: 200,
    shape: z.array(
      z.strictObject({
        id: z.string(),
        scholarshipId: z.string(),
        reason: z.enum([
          'broken-link',
          'out-of-date',
          'wrong-facts',
          'asks-for-money',
          'other',
        ]),
        details: z.string().nullable(),
        createdAt: z.iso.datetime(),
      }),
    ),
  },
})

export const ownReportRoutes = [listOwnReports]

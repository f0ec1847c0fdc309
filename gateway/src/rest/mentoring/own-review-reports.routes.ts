import { z } from 'zod'
import { pageQuery } from '../inputs.ts'
import { listed, pageVariables } from '../responses.ts'
import { defineRoute } from '../route.ts'
import { snakeWord } from '../values.ts'

const listOwnReports = defineRoute({
  method: 'GET',
  path: '/api/mentor-review-reports',
  tag: 'Mentors',
  summary: 'The caller’s reports of reviews of mentors, newest first.',
  access: 'signed-in',
  query: z.object(pageQuery),
  operation: `query RestOwnReviewReports($first: Int, $after: String) {
    ownReviewReports(first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor }
      edges { node { id reviewId reason note createdAt } }
    }
  }`,
  variables: ({ query }) => pageVariables(query),
  answer: ({ ownReviewReports }, input) =>
    listed(
      ownReviewReports,
      ({ reason, ...same }) => ({ ...same, reason: snakeWord(reason) }),
      input,
    ),
  success: {
    status: 200,
    shape: z.array(
      z.strictObject({
        id: z.string(),
        reviewId: z.string(),
        reason: z.enum(['spam', 'abuse', 'personal_data', 'untrue', 'other']),
        note: z.string().nullable(),
        createdAt: z.iso.datetime(),
      }),
    ),
  },
})

export const ownReviewReportRoutes = [listOwnReports]

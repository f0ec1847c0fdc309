import { z } from 'zod'
import { pageQuery, queryChoice } from '../inputs.ts'
import { listed, pageVariables } from '../responses.ts'
import { type Row, defineRoute } from '../route.ts'
import { isRow, snakeWord } from '../values.ts'

const REQUEST = `id reviewId mentor { id } isViewerMentor studentName wish status requestedAt expiresAt acceptedAt
  dueAt endedAt isHelpful essay { title essayType version }
  feedback { overall score remarks { from to quote remark } savedAt }`

function presentRequest(row: Row): Row {
  const { mentor, status, essay, ...same } = row
  return {
    ...same,
    mentorId: isRow(mentor) ? mentor['id'] : null,
    status: snakeWord(status),
    essay: isRow(essay) ? { ...essay, essayType: snakeWord(essay['essayType']) } : null,
  }
}

const words = z.string().nullable()
const instant = z.iso.datetime().nullable()
const requestShape = z.strictObject({
  id: z.string(),
  reviewId: words,
  mentorId: words,
  isViewerMentor: z.boolean(),
  studentName: words,
  wish: words,
  status: z.enum([
    'requested',
    'accepted',
    'overdue',
    'completed',
    'declined',
    'expired',
    'withdrawn',
  ]),
  requestedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  acceptedAt: instant,
  dueAt: instant,
  endedAt: instant,
  isHelpful: z.boolean().nullable(),
  essay: z
    .strictObject({ title: z.string(), essayType: z.string(), version: z.int() })
    .nullable(),
  feedback: z
    .strictObject({
      overall: z.string(),
      score: z.int().nullable(),
      remarks: z.array(
        z.strictObject({
          from: z.int(),
          to: z.int(),
          quote: z.string(),
          remark: z.string(),
        }),
      ),
      savedAt: z.iso.datetime(),
    })
    .nullable(),
})

const listRequests = defineRoute({
  method: 'GET',
  path: '/api/essay-requests',
  tag: 'Essay reviews',
  summary:
    'What the caller asked mentors to read, or was asked to read as a mentor; the newest first.',
  access: 'signed-in',
  query: z.object({ side: queryChoice(['student', 'mentor']), ...pageQuery }),
  operation: `query RestEssayRequests($side: EssayRequestSide, $first: Int, $after: String) {
    essayRequests(side: $side, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${REQUEST} } }
    }
  }`,
  variables: ({ query }) => ({ side: query.side ?? 'STUDENT', ...pageVariables(query) }),
  answer: (data, input) => listed(data['essayRequests'], presentRequest, input),
  success: { status: 200, shape: z.array(requestShape) },
})

export const essayRequestRoutes = [listRequests]

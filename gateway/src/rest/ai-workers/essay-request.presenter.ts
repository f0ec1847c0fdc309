import { z } from 'zod'
import type { Row } from '../route.ts'
import { isRow, snakeWord } from '../values.ts'

const COMMON = `id reviewId mentor { id } isViewerMentor studentName wish status requestedAt expiresAt acceptedAt
  dueAt endedAt isHelpful feedback { overall score remarks { from to quote remark } savedAt }`

/** A request in a list, without the essay's text. */
export const REQUEST = `${COMMON} essay { title essayType version }`

/** A request with everything that the caller may read of the essay now. */
export const WHOLE_REQUEST = `${COMMON}
  essay { title essayType version wordCount wordLimit prompt askedTopics content }`

export function presentRequest(row: Row): Row {
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
const essay = z.strictObject({
  title: z.string(),
  essayType: z.string(),
  version: z.int(),
})

export const requestShape = z.strictObject({
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
  essay: essay.nullable(),
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

export const wholeRequestShape = requestShape.extend({
  essay: essay
    .extend({
      wordCount: z.int().nullable(),
      wordLimit: z.int().nullable(),
      prompt: words,
      askedTopics: words,
      content: words,
    })
    .nullable(),
})

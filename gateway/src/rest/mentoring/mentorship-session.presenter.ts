import { z } from 'zod'
import { PROBLEM, type Row } from '../route.ts'
import { rowOf, snakeWord } from '../values.ts'

export const SESSION = `id mentor { id } student { id } type status scheduledAt duration notes feedback rating amount
  expiresAt proposedAt roomUrl endReason isLate appeal appealDecision isReviewPublic privateNote createdAt`
/** What each change of a session returns. */
export const RESULT = `... on SessionSaved { session { ${SESSION} } } ${PROBLEM}`

export function presentSession(row: Row): Row {
  const { mentor, student, type, status, appealDecision, ...same } = row
  return {
    ...same,
    mentorId: rowOf(mentor)['id'],
    studentId: rowOf(student)['id'],
    type: snakeWord(type),
    status: snakeWord(status),
    appealDecision: snakeWord(appealDecision),
  }
}

export function sessionOf(result: unknown): Row {
  return presentSession(rowOf(rowOf(result)['session']))
}

const words = z.string().nullable()
const optionalInstant = z.iso.datetime().nullable()
export const sessionShape = z.strictObject({
  id: z.string(),
  studentId: z.string(),
  mentorId: z.string(),
  type: z.enum(['essay_review', 'application_help', 'career_guidance', 'general']),
  status: z.enum([
    'requested',
    'scheduled',
    'in_progress',
    'completed',
    'cancelled',
    'declined',
    'expired',
    'no_show',
  ]),
  scheduledAt: z.iso.datetime(),
  duration: z.int(),
  notes: words,
  feedback: words,
  rating: z.int().nullable(),
  amount: z.string(),
  expiresAt: optionalInstant,
  proposedAt: optionalInstant,
  roomUrl: words,
  endReason: words,
  isLate: z.boolean(),
  appeal: words,
  appealDecision: words,
  isReviewPublic: z.boolean(),
  privateNote: words,
  createdAt: z.iso.datetime(),
})

import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const MentorEssaysChanged = defineEvent({
  publisher: 'mentoring',
  noun: 'mentor-essays',
  verb: 'changed',
  version: 1,
  description: 'A mentor takes other numbers of essays for review at a time, or none.',
  schema: z.object({
    /** The account's id. */
    mentorId: z.uuid(),
    /** The most essays that the mentor has at a time; 0 when they take none, or are not offered to students. */
    places: z.int().min(0).max(100),
  }),
})

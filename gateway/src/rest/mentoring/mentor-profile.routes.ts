import { z } from 'zod'
import { found, missing } from '../responses.ts'
import { defineRoute } from '../route.ts'
import { isRow, rowOf, snakeWord } from '../values.ts'
import { MENTOR, mentorShape, presentMentor } from './mentors.routes.ts'

const RANGE = 'fromMinute untilMinute'
const SETTINGS = `status roomUrl essaysAtOnce weekly { weekday ${RANGE} } overrides { day ranges { ${RANGE} } }
  bufferMinutes noticeHours horizonDays appliedAt decidedAt decisionNote`

const words = z.string().nullable()
const range = { fromMinute: z.int(), untilMinute: z.int() }

const getMentorProfile = defineRoute({
  method: 'GET',
  path: '/api/mentor-profile',
  tag: 'Mentors',
  summary: 'The caller’s own profile as a mentor, with their hours and the decision on it.',
  access: 'signed-in',
  operation: `query RestMentorProfile {
    myMentorProfile { ${MENTOR} settings { ${SETTINGS} } }
  }`,
  answer({ myMentorProfile: mentor }) {
    if (!isRow(mentor)) return missing('Mentor profile')
    const { settings, ...profile } = presentMentor(mentor)
    const { status, ...own } = rowOf(settings)
    return found({ ...profile, ...own, status: snakeWord(status) })
  },
  success: {
    status: 200,
    shape: mentorShape.extend({
      status: z.enum(['applied', 'approved', 'declined']),
      roomUrl: words,
      essaysAtOnce: z.int(),
      weekly: z.array(z.strictObject({ weekday: z.int(), ...range })),
      overrides: z.array(
        z.strictObject({
          day: z.iso.date(),
          ranges: z.array(z.strictObject(range)),
        }),
      ),
      bufferMinutes: z.int(),
      noticeHours: z.int(),
      horizonDays: z.int(),
      appliedAt: z.iso.datetime(),
      decidedAt: z.iso.datetime().nullable(),
      decisionNote: words,
    }),
  },
})

export const mentorProfileRoutes = [getMentorProfile]

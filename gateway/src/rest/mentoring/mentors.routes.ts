import { z } from 'zod'
import { pageQuery, queryDecimal, queryFlag, queryText } from '../inputs.ts'
import { found, listed, missing, pageVariables } from '../responses.ts'
import { type Row, defineRoute } from '../route.ts'
import { isRow, rowsOf } from '../values.ts'

const tag = 'Mentors'
const access = 'public'

/** The fields of a mentor that everybody may read. */
export const MENTOR = `id name profileImage bio expertise scholarshipsWon currentPosition university country
  fieldOfStudy yearsOfExperience languages averageRating ratingCount completedSessions hourlyRate timeZone
  booksInstantly takesEssays isActive`
const WITH_SLOTS = `${MENTOR} slots(duration: $duration) { startsAt }`

/** The zone by the name that older clients give it. */
export function presentMentor({ timeZone, ...mentor }: Row): Row {
  return { ...mentor, timezone: timeZone }
}

function presentWithSlots({ slots, ...mentor }: Row): Row {
  return {
    ...presentMentor(mentor),
    availableSlots: rowsOf(slots).map((slot) => slot['startsAt']),
  }
}

const words = z.string().nullable()
export const mentorShape = z.strictObject({
  id: z.string(),
  name: z.string(),
  profileImage: words,
  bio: z.string(),
  expertise: z.array(z.string()),
  scholarshipsWon: z.array(z.string()),
  currentPosition: words,
  university: words,
  country: words,
  fieldOfStudy: words,
  yearsOfExperience: z.int().nullable(),
  languages: z.array(z.string()),
  averageRating: words,
  ratingCount: z.int(),
  completedSessions: z.int(),
  hourlyRate: z.string(),
  timezone: z.string(),
  booksInstantly: z.boolean(),
  takesEssays: z.boolean(),
  isActive: z.boolean(),
})

const listMentors = defineRoute({
  method: 'GET',
  path: '/api/mentors',
  tag,
  summary: 'Mentors who take sessions now, best rated first.',
  access,
  query: z.object({
    expertise: queryText(),
    rating: queryDecimal(),
    q: queryText(),
    language: queryText(),
    country: queryText(),
    takesEssays: queryFlag(),
    ...pageQuery,
  }),
  operation: `query RestMentors($filter: MentorFilter, $first: Int, $after: String) {
    mentors(filter: $filter, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${MENTOR} } }
    }
  }`,
  variables({ query }) {
    const { limit: _limit, cursor: _cursor, ...filter } = query
    return { filter, ...pageVariables(query) }
  },
  answer: (data, input) => listed(data['mentors'], presentMentor, input),
  success: { status: 200, shape: z.array(mentorShape) },
})

const getMentor = defineRoute({
  method: 'GET',
  path: '/api/mentors/:id',
  tag,
  summary: 'One mentor, with the times of the next two weeks that can be booked.',
  access,
  query: z.object({
    duration: z
      .enum(['30', '60', '90', '120'], 'Please choose 30, 60, 90 or 120 minutes')
      .transform(Number)
      .optional(),
  }),
  operation: `query RestMentor($id: ID!, $duration: Int) { mentor(id: $id) { ${WITH_SLOTS} } }`,
  variables: ({ params, query }) => ({ id: params['id'], duration: query.duration ?? 60 }),
  answer: ({ mentor }) =>
    isRow(mentor) ? found(presentWithSlots(mentor)) : missing('Mentor'),
  success: {
    status: 200,
    shape: mentorShape.extend({ availableSlots: z.array(z.iso.datetime()) }),
  },
})

export const mentorRoutes = [listMentors, getMentor]

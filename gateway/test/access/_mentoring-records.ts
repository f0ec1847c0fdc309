import type { Site } from '../_asked-platform.ts'
import { lazy } from './_lazy.ts'
import type { People, Person } from './_people.ts'

type Row = Record<string, unknown>
type Tools = { graph: (by: Person, document: string, variables: Row) => Promise<Row> }

export const mentorForm = () => ({
  name: 'Ama Mensah',
  bio: 'I came from Kumasi to Ohio on a full scholarship, and I help others to do the same.',
  expertise: ['Interviews'],
  languages: ['English'],
  timeZone: 'UTC',
})

export const availabilityForm = () => ({
  timeZone: 'UTC',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    fromMinute: 0,
    untilMinute: 1440,
  })),
  overrides: [],
  bufferMinutes: 0,
  noticeHours: 24,
  horizonDays: 60,
})

/** A full hour some days ahead. */
export const hourAhead = (days: number) =>
  new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + days * 86_400_000).toISOString()

const DOCUMENTS = {
  profile: `mutation ($input: MentorProfileInput!) { answer: saveMentorProfile(input: $input) { __typename } }`,
  times: `mutation ($input: MentorAvailabilityInput!) { answer: setMentorAvailability(input: $input) { __typename } }`,
  decide: `mutation ($input: DecideMentorInput!) { answer: decideMentor(input: $input) { __typename } }`,
  book: `mutation ($input: BookSessionInput!) { answer: bookSession(input: $input) { __typename ... on SessionSaved { session { id } } } }`,
  hold: `mutation ($input: HoldSlotInput!) { answer: holdSlot(input: $input) { __typename ... on SlotHeld { id } } }`,
}

/**
 * Another person is the mentor; the student's sessions with them
 * are far enough apart for each test to have a month of its own.
 */
export function makeMentoringRecords(
  site: Site,
  { student, admin, moderator }: People,
  { graph }: Tools,
) {
  const mentor = lazy(async () => {
    const profile = {
      ...mentorForm(),
      booksInstantly: true,
      roomUrl: `https://meet.example/${moderator.mark}`,
    }
    await graph(moderator, DOCUMENTS.profile, { input: profile })
    await graph(moderator, DOCUMENTS.times, { input: availabilityForm() })
    await graph(admin, DOCUMENTS.decide, { input: { id: moderator.userId, approve: true } })
    return moderator.userId
  })
  /** A session as time and the two people would have left it. */
  const sessionIn = async (status: string, more = '') => {
    const { rows } = await site.databases['mentoring'].pool.query<{ id: string }>(
      `insert into mentorship_sessions (id, student_id, mentor_id, type, status, scheduled_at, duration, ends_at,
         notes, amount, month, sequence, is_late, version, created_at, updated_at, expires_at, missed_by, reported_at,
         appeal, appealed_at)
       select gen_random_uuid(), $1, $2, 'general', $3, at, 60, at + interval '1 hour', $4, 0, '2000-01', 0, false, 1,
         now(), now(), case when $3 = 'requested' then now() + interval '1 day' end,
         case when $3 = 'no_show' then $1::uuid end, case when $3 = 'no_show' then now() end,
         case when $5 = 'appealed' then $6 end, case when $5 = 'appealed' then now() end
       from (select now() + case when $3 in ('requested', 'scheduled') then interval '3 days' else interval '-2 hours' end as at) as times
       returning id`,
      [student.userId, await mentor(), status, student.mark, more, 'The room was closed.'],
    )
    return rows[0]?.id ?? ''
  }
  /** A review that everybody can read; it holds nothing of the student's alone. */
  const shownReview = async () => {
    const id = await sessionIn('completed')
    await site.databases['mentoring'].pool.query(
      `update mentorship_sessions set rating = 5, feedback = 'Clear.', reviewed_at = now(), is_review_public = true
       where id = $1`,
      [id],
    )
    return id
  }
  return {
    mentor,
    shownReview: lazy(shownReview),
    reportedReview: lazy(async () => {
      const id = await shownReview()
      await site.databases['mentoring'].pool.query(
        `with reported as (
           insert into reported_reviews (id, state, opened_at) values ($1, 'open', now()) returning id)
         insert into review_reports (id, review_id, reporter_id, reason, note, created_at)
         select gen_random_uuid(), id, gen_random_uuid(), 'spam', $2, now() from reported`,
        [id, student.mark],
      )
      return id
    }),
    mentorSession: lazy(async () => sessionIn('scheduled')),
    askedSession: lazy(async () => sessionIn('requested')),
    pastSession: lazy(async () => sessionIn('completed')),
    missedSession: lazy(async () => sessionIn('no_show')),
    appealedSession: lazy(async () => sessionIn('no_show', 'appealed')),
    heldSlot: lazy(async () => {
      const input = { mentorId: await mentor(), scheduledAt: hourAhead(4) }
      return String((await graph(student, DOCUMENTS.hold, { input }))['id'])
    }),
  }
}

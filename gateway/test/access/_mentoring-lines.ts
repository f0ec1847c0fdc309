import { type Lines, line } from './_lines.ts'
import { availabilityForm, hourAhead, mentorForm } from './_mentoring-records.ts'
import { CALLERS, type CallerName } from './_people.ts'
import type { Records } from './_records.ts'

/** Each caller books a time of their own, so that none comes too late. */
const slot = (days: number) => async (r: Records, by: CallerName) => ({
  mentorId: await r.mentor(),
  scheduledAt: hourAhead(days + CALLERS.indexOf(by)),
})

/** Operations of mentoring. The moderator is the mentor; the sessions are the student's. */
// prettier-ignore
export const mentoringLines: Lines = {
  'Query.mentors': line('ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  own all'),
  'Query.mentor': line('ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  own all', async (r) => ({ id: await r.mentor() })),
  'Query.mentorOptions': line('ok'),
  'Query.myMentorProfile': line('401 404 404 403 403 403 403 403 403 403 own 404'),
  'Query.suggestedMentors': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok'),
  'Query.mentorApplications': line('401 403 403 403 403 403 403 403 403 403 403 all', () => ({ status: 'APPROVED' })),
  'Query.mentorshipSessions': line('401 all ok  403 403 403 403 403 403 403 ok  ok'),
  'Query.mentorshipSessions (as a mentor)': line('401 ok  ok  403 403 403 403 403 403 403 all ok', () => ({ side: 'MENTOR' })),
  'Query.mentorshipSession': line('401 all 404 403 403 403 403 403 403 403 all 404', async (r) => ({ id: await r.mentorSession() })),
  'Query.noShowAppeals': line('401 403 403 403 403 403 403 403 403 403 403 all'),

  'Query.ownReviewReports': line('401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'Query.reportedReviews': line('401 403 403 403 403 403 403 403 403 403 all all', async (r) => (await r.reportedReview(), {})),

  '_entities mentoring.Mentor': line('ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  own all', async (r) => ({ id: await r.mentor() })),
  '_entities mentoring.User': line('ok', (r) => ({ id: r.people.student.userId })),

  'Mutation.saveMentorProfile': line('401 own own 403 403 403 403 403 403 403 own ok', () => ({ input: mentorForm() })),
  'Mutation.setMentorAvailability': line('401 404 404 403 403 403 403 403 403 403 own 404', async (r) => (await r.mentor(), { input: availabilityForm() })),
  'Mutation.decideMentor': line('401 403 403 403 403 403 403 403 403 403 403 all', async (r) => ({ input: { id: await r.mentor(), approve: true } })),
  'Mutation.holdSlot': line('401 ok  ok  403 403 403 403 403 403 403 422 ok', async (r, by) => ({ input: await slot(6)(r, by) })),
  'Mutation.releaseSlot': line('401 ok  404 403 403 403 403 403 403 403 404 404', async (r) => ({ input: { id: await r.heldSlot() } })),
  'Mutation.bookSession': line('401 all all 403 403 403 403 403 403 403 422 all', async (r, by) => ({ input: await slot(20)(r, by) })),
  'Mutation.answerSession': line('401 409 404 403 403 403 403 403 403 403 all 404', async (r) => ({ input: { id: await r.askedSession(), accept: true } })),
  'Mutation.proposeSessionTime': line('401 all 404 403 403 403 403 403 403 403 all 404', async (r) => ({ input: { id: await r.mentorSession(), scheduledAt: hourAhead(10) } })),
  'Mutation.answerProposedTime': line('401 409 404 403 403 403 403 403 403 403 409 404', async (r) => ({ input: { id: await r.mentorSession(), accept: true, proposedAt: hourAhead(10) } })),
  'Mutation.cancelSession': line('401 own 404 403 403 403 403 403 403 403 all 404', async (r) => ({ input: { id: await r.mentorSession(), reason: 'An exam' } })),
  'Mutation.reportNoShow': line('401 own 404 403 403 403 403 403 403 403 all 404', async (r) => ({ input: { id: await r.pastSession() } })),
  'Mutation.appealNoShow': line('401 own 404 403 403 403 403 403 403 403 409 404', async (r) => ({ input: { id: await r.missedSession(), text: 'I was there.' } })),
  'Mutation.decideNoShowAppeal': line('401 403 403 403 403 403 403 403 403 403 403 all', async (r) => ({ input: { id: await r.appealedSession(), overturn: true } })),
  'Mutation.reviewSession': line('401 own 404 403 403 403 403 403 403 403 409 404', async (r) => ({ input: { id: await r.pastSession(), rating: 5 } })),
  'Mutation.reportReview': line('401 409 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok', async (r) => ({ input: { id: await r.shownReview(), reason: 'spam' } })),
  'Mutation.decideReviewReports': line('401 403 403 403 403 403 403 403 403 403 409 all', async (r) => ({ input: { id: await r.reportedReview(), hide: true } })),
  'Mutation.saveSessionNote': line('401 all 404 403 403 403 403 403 403 403 all 404', async (r) => ({ input: { id: await r.mentorSession(), text: 'Ask.' } })),

  'GET /api/mentors': line('ok'),
  'GET /api/mentors/:id': line('ok', async (r) => ({ id: await r.mentor() })),
  'GET /api/mentor-review-reports': line('401 ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok'),
  'GET /api/mentor-profile': line('401 404 404 403 403 403 403 403 403 403 own 404'),
  'GET /api/mentorship-sessions': line('401 all ok  403 403 403 403 403 403 403 ok  ok'),
  'GET /api/mentorship-sessions/:id': line('401 all 404 403 403 403 403 403 403 403 all 404', async (r) => ({ id: await r.mentorSession() })),
  'POST /api/mentorship-sessions': line('401 all all 403 403 403 403 403 403 403 422 all', async (r, by) => ({ body: await slot(40)(r, by) })),
  'POST /api/mentorship-sessions (for the student)': line('401 all 403 403 403 403 403 403 403 403 403 403', async (r, by) => ({ body: { ...(await slot(55)(r, by)), studentId: r.people.student.userId } })),
  'PATCH /api/mentorship-sessions/:id': line('401 409 404 403 403 403 403 403 403 403 all 404', async (r) => ({ id: await r.askedSession(), body: { accept: true } })),
  'DELETE /api/mentorship-sessions/:id': line('401 own 404 403 403 403 403 403 403 403 all 404', async (r) => ({ id: await r.mentorSession(), body: { reason: 'An exam' } })),
  'POST /api/mentorship-sessions/:id/proposed-time': line('401 all 404 403 403 403 403 403 403 403 all 404', async (r) => ({ id: await r.mentorSession(), body: { scheduledAt: hourAhead(10) } })),
  'PATCH /api/mentorship-sessions/:id/proposed-time': line('401 409 404 403 403 403 403 403 403 403 409 404', async (r) => ({ id: await r.mentorSession(), body: { accept: true, proposedAt: hourAhead(10) } })),
  'POST /api/mentorship-sessions/:id/no-show': line('401 own 404 403 403 403 403 403 403 403 all 404', async (r) => ({ id: await r.pastSession() })),
  'POST /api/mentorship-sessions/:id/appeal': line('401 own 404 403 403 403 403 403 403 403 409 404', async (r) => ({ id: await r.missedSession(), body: { text: 'I was there.' } })),
  'POST /api/mentorship-sessions/:id/review': line('401 own 404 403 403 403 403 403 403 403 409 404', async (r) => ({ id: await r.pastSession(), body: { rating: 5 } })),
  'PATCH /api/mentorship-sessions/:id/note': line('401 all 404 403 403 403 403 403 403 403 all 404', async (r) => ({ id: await r.mentorSession(), body: { text: 'Ask.' } })),
}

import { type Lines, line } from './_lines.ts'

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

/** What applications owns. */
export const applicationsLines: Lines = {
  'Query.savedScholarships': line('401 own ok  403 403 403 403 403 403 403 ok  ok'),
  'Query.savedScholarshipCounts': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok'),
  'Query.savedScholarship': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.saved() })),
  'Query.calendarFeed': line('401 ok  404 403 403 403 403 403 403 403 404 404'),
  'Query.calendarDocument': line('ok', async (r) => ({ token: await r.calendar(), siteUrl: 'https://landfall.example' })), // prettier-ignore
  'Query.deadlineReminders': line('401 own ok  403 403 403 403 403 403 403 ok  ok', async (r) => ({ scholarshipId: await r.savedScholarship() })), // prettier-ignore
  'Query.deadlineReminder': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.reminder() })),
  'Query.reminderDefaults': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok'),
  'Query.savedDeadlines': line('401 own ok  403 403 403 403 403 403 403 ok  ok'),
  'Subscription.savedScholarshipCounts': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok'),
  '_entities applications.DeadlineReminder': line('404 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.reminder() })), // prettier-ignore
  '_entities applications.SavedScholarship': line('404 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.saved() })),
  '_entities applications.Scholarship': line('ok  own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok', async (r) => ({ id: await r.savedScholarship() })), // prettier-ignore

  'Mutation.saveScholarship': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok', async (r) => ({ input: { scholarshipId: await r.scholarship() } })), // prettier-ignore
  'Mutation.saveScholarship (for the student)': line('401 ok  403 403 403 403 403 403 403 403 403 403', async (r) => ({ input: { scholarshipId: await r.scholarship(), studentId: r.people.student.userId } })), // prettier-ignore
  'Mutation.updateSavedScholarship': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { id: await r.saved(), notes: 'mine now' } })), // prettier-ignore
  'Mutation.removeSavedScholarship': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { id: await r.saved() } })), // prettier-ignore
  'Mutation.createCalendarFeed': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok'),
  'Mutation.revokeCalendarFeed': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok'),
  'Mutation.createDeadlineReminder': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ input: { scholarshipId: await r.savedScholarship(), reminderDate: tomorrow() } })), // prettier-ignore
  'Mutation.createDeadlineReminder (for the student)': line('401 own 403 403 403 403 403 403 403 403 403 403', async (r) => ({ input: { scholarshipId: await r.savedScholarship(), studentId: r.people.student.userId, reminderDate: tomorrow() } })), // prettier-ignore
  'Mutation.updateDeadlineReminder': line('401 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { id: await r.reminder(), customMessage: 'mine now' } })), // prettier-ignore
  'Mutation.snoozeDeadlineReminder': line('401 409 404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { id: await r.reminder(), length: 'HOUR' } })), // prettier-ignore
  'Mutation.removeDeadlineReminder': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { id: await r.reminder() } })), // prettier-ignore
  'Mutation.updateReminderPlan': line('401 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { scholarshipId: await r.savedScholarship(), isOn: false } })), // prettier-ignore
  'Mutation.updateReminderDefaults': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok', () => ({ input: { daysBefore: [9] } })),

  'GET /api/saved-scholarships/student/:studentId': line('401 own 404 404 404 404 404 404 404 404 404 404', (r) => ({ studentId: r.people.student.userId })), // prettier-ignore
  'GET /api/saved-scholarships/counts': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok'),
  'GET /api/saved-scholarships/:id': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.saved() })),
  'POST /api/saved-scholarships': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok', async (r) => ({ body: { scholarshipId: await r.scholarship() } })), // prettier-ignore
  'POST /api/saved-scholarships (for the student)': line('401 ok  403 403 403 403 403 403 403 403 403 403', async (r) => ({ body: { scholarshipId: await r.scholarship(), studentId: r.people.student.userId } })), // prettier-ignore
  'PATCH /api/saved-scholarships/:id': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.saved(), body: { notes: 'mine now' } })), // prettier-ignore
  'DELETE /api/saved-scholarships/:id': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.saved() })),
  'GET /api/deadline-reminders': line('401 own ok  403 403 403 403 403 403 403 ok  ok', async (r) => ({ query: { scholarshipId: await r.savedScholarship() } })), // prettier-ignore
  'GET /api/deadline-reminders/:id': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.reminder() })),
  'POST /api/deadline-reminders': line('401 ok  404 403 403 403 403 403 403 403 404 404', async (r) => ({ body: { scholarshipId: await r.savedScholarship(), reminderDate: tomorrow() } })), // prettier-ignore
  'PATCH /api/deadline-reminders/:id': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.reminder(), body: { customMessage: 'mine now' } })), // prettier-ignore
  'POST /api/deadline-reminders/:id/snooze': line('401 409 404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.reminder(), body: {} })), // prettier-ignore
  'DELETE /api/deadline-reminders/:id': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.reminder() })),
  'GET /api/reminder-defaults': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok'),
  'PATCH /api/reminder-defaults': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok', () => ({ body: { daysBefore: [9] } })),
  'GET /api/calendar-feed': line('401 ok  404 403 403 403 403 403 403 403 404 404'),
  'POST /api/calendar-feed': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok'),
  'DELETE /api/calendar-feed': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok'),
  'GET /calendar/:token.ics': line('ok', async (r) => ({ token: await r.calendar() })),
}

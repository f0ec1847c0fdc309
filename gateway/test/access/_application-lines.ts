import { FORM } from './_application-records.ts'
import { type Lines, line } from './_lines.ts'

/** Students' applications: drafts, and their acts on submitted ones. */
// prettier-ignore
export const applicationLines: Lines = {
  'Query.applications': line('401 own own 403 403 403 403 403 403 403 ok  ok'),
  'Query.application': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.application() })),
  'Query.application (a draft)': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.applicationDraft() })),
  'Query.applicationCounts': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok'),
  'Subscription.application': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.application() })),
  '_entities applications.Application': line('404 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.application() })),
  '_entities applications.Application (a draft)': line('404 own 404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.applicationDraft() })),
  '_entities applications.Scholarship (applied to)': line('ok  own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok', async (r) => (await r.application(), { id: await r.appliedAward() })),

  'Mutation.saveApplication': line('401 own ok  403 403 403 403 403 403 403 ok  ok', async (r) => ({ input: { scholarshipId: await r.award(), form: FORM } })),
  'Mutation.saveApplication (for the student)': line('401 own 403 403 403 403 403 403 403 403 403 403', async (r) => ({ input: { scholarshipId: await r.award(), studentId: r.people.student.userId, form: FORM } })),
  'Mutation.saveApplication (a draft)': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ input: { id: await r.applicationDraft(), form: { essay1: 'mine now' } } })),
  "Mutation.saveApplication (with the student's document)": line('401 own 422 403 403 403 403 403 403 403 422 422', async (r) => ({ input: { scholarshipId: await r.award(), form: { transcripts: [await r.document()] } } })),
  'Mutation.submitApplication': line('401 own ok  403 403 403 403 403 403 403 ok  ok', async (r) => ({ input: { scholarshipId: await r.award(), form: FORM } })),
  'Mutation.submitApplication (for the student)': line('401 own 403 403 403 403 403 403 403 403 403 403', async (r) => ({ input: { scholarshipId: await r.award(), studentId: r.people.student.userId, form: FORM } })),
  'Mutation.submitApplication (a draft)': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ input: { id: await r.applicationDraft() } })),
  'Mutation.withdrawApplication': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ input: { id: await r.application() } })),
  'Mutation.reopenApplication': line('401 409 404 403 403 403 403 403 403 403 404 404', async (r) => ({ input: { id: await r.application() } })),
  'Mutation.removeApplication': line('401 409 404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { id: await r.application() } })),
  'Mutation.removeApplication (a draft)': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ input: { id: await r.applicationDraft() } })),

  'GET /api/awards': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok'),
  'GET /api/scholarship-applications': line('401 own ok  403 403 403 403 403 403 403 ok  ok'),
  'GET /api/scholarship-applications (of the student)': line('401 own 403 403 403 403 403 403 403 403 403 403', (r) => ({ query: { studentId: r.people.student.userId } })),
  'GET /api/scholarship-applications/:id': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.application() })),
  'GET /api/scholarship-applications/:id (a draft)': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.applicationDraft() })),
  'POST /api/scholarship-applications': line('401 ok  ok  403 403 403 403 403 403 403 ok  ok', async (r) => ({ body: { scholarshipId: await r.award(), ...FORM } })),
  'POST /api/scholarship-applications (for the student)': line('401 ok  403 403 403 403 403 403 403 403 403 403', async (r) => ({ body: { scholarshipId: await r.award(), studentId: r.people.student.userId, ...FORM } })),
  'PATCH /api/scholarship-applications/:id': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.applicationDraft(), body: { essay1: 'mine now' } })),
  'DELETE /api/scholarship-applications/:id': line('401 ok  404 404 404 404 404 404 404 404 404 404', async (r) => ({ id: await r.applicationDraft() })),
  'POST /api/scholarship-applications/:id/submit': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.applicationDraft(), body: {} })),
  'POST /api/scholarship-applications/:id/withdraw': line('401 own 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.application(), body: {} })),
  'POST /api/scholarship-applications/:id/reopen': line('401 409 404 403 403 403 403 403 403 403 404 404', async (r) => ({ id: await r.application() })),
}

import { type Lines, line } from './_lines.ts'

const message = 'Please send your grades.'

/** What an organization sees of applications to its awards; tested with a donor's and with a university's. */
// prettier-ignore
export const submissionLines: Lines = {
  'Query.submittedApplications': line('401 403 403 all all 403 403 403 403 ok 403 403', async (r) => (await r.application(), { scholarshipId: await r.appliedAward() })),
  'Query.submittedApplications (to one with a draft)': line('401 403 403 ok ok 403 403 403 403 ok 403 403', async (r) => (await r.applicationDraft(), { scholarshipId: await r.draftedAward() })),
  'Query.submittedApplication': line('401 403 403 all all 403 403 403 403 404 403 403', async (r) => ({ id: await r.application() })),
  'Query.submittedApplication (a draft)': line('401 403 403 404 404 403 403 403 403 404 403 403', async (r) => ({ id: await r.applicationDraft() })),
  'Query.submittedApplication (a draft again)': line('401 403 403 404 404 403 403 403 403 404 403 403', async (r) => ({ id: await r.draftAgain() })),
  '_entities applications.SubmittedApplication': line('404 404 404 all all 404 404 404 404 404 404 404', async (r) => ({ id: await r.application() })),
  '_entities applications.SubmittedApplication (a draft)': line('404', async (r) => ({ id: await r.applicationDraft() })),
  'Mutation.requestMoreInfo': line('401 403 403 all all 403 403 403 403 404 403 403', async (r) => ({ input: { id: await r.applicationInReview(), message } })),
  'Mutation.requestMoreInfo (a draft)': line('401 403 403 404 404 403 403 403 403 404 403 403', async (r) => ({ input: { id: await r.applicationDraft(), message } })),
  'Mutation.moveApplication': line('401 403 403 all all 403 403 403 403 404 403 403', async (r) => ({ input: { id: await r.application(), to: 'IN_REVIEW' } })),
  'Mutation.moveApplication (a draft)': line('401 403 403 404 404 403 403 403 403 404 403 403', async (r) => ({ input: { id: await r.applicationDraft(), to: 'IN_REVIEW' } })),
  'GET /api/scholarships/:id/applications': line('401 403 403 all all 403 403 403 403 ok 403 403', async (r) => (await r.application(), { id: await r.appliedAward() })),
  'GET /api/scholarships/:id/applications (to one with a draft)': line('401 403 403 ok ok 403 403 403 403 ok 403 403', async (r) => (await r.applicationDraft(), { id: await r.draftedAward() })),
}
